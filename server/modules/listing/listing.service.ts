import type { ListingRow, UserRow } from '../../database/tables/tables'
import type { UserRole } from '../../generated/resolvers'
import type { SearchEngine } from '../../infrastructure/search/search-engine'
import type { CategoryQueries } from '../category/category.queries'
import type { UserQueries } from '../user/user.queries'
import type { ListingKind, ListingRepository } from './listing.repository'

interface Dependencies {
  listingRepository: ListingRepository
  categories: CategoryQueries
  searchEngine: Pick<SearchEngine, 'put' | 'remove'>
  users: UserQueries
}

/** Changes listings and keeps the search engine in sync. */
export const createListingService = ({ listingRepository, categories, searchEngine, users }: Dependencies) => {
  const index = async (rows: readonly ListingRow[], sellerName: string) => {
    const entries = rows.map(async (listing) => {
      const { name } = await categories.of(listing.categoryId)
      return { listing, categoryName: name, sellerName }
    })
    await searchEngine.put(await Promise.all(entries))
  }

  return {
    /** Also finds a listing that is not public. */
    find: listingRepository.anyById,

    lockShared: listingRepository.lockShared,

    touch: listingRepository.touch,

    /** Adds or replaces a listing. */
    save: async (listing: ListingRow) => {
      await listingRepository.save(listing)
      await index([listing], (await users.of(listing.sellerId)).name)
    },

    remove: async (id: string) => {
      await searchEngine.remove([id])
      await listingRepository.remove(id)
    },

    /** Shows the seller's published listings of one kind and hides the others. Without a kind it hides all. */
    showOnly: async (seller: Pick<UserRow, 'id' | 'name' | 'role'>, kind: ListingKind | undefined) => {
      await listingRepository.showOnly(seller, kind)
      await index(await listingRepository.allOf(seller.id), seller.name)
    },

    /** Hides a listing for as long as it is taken down, or shows it again if it is published and its seller may show it. */
    setTakenDown: async (
      id: string,
      takenDown: boolean,
      { seller, kind }: { seller: UserRow; kind: ListingKind | undefined },
    ) => {
      const before = await listingRepository.anyById(id)
      if (!before) return
      const isVisible = !takenDown && before.kind === kind && before.published === 1
      const listing = await listingRepository.setTakenDown(id, takenDown, isVisible)
      if (listing) await index([listing], seller.name)
    },

    /** Indexes the seller's listings under the new name. */
    sellerRenamed: async (sellerId: string, name: string) => index(await listingRepository.allOf(sellerId), name),

    /** Removes the seller's listings and drafts, but not their pictures, which the upload module removes. */
    removeAllOf: async (sellerId: string) => {
      const ids = (await listingRepository.allOf(sellerId)).map(({ id }) => id)
      await searchEngine.remove(ids)
      await listingRepository.removeAllOf(sellerId)
    },
  }
}

export type ListingService = ReturnType<typeof createListingService>

/** The kind of listing that a role sells. */
const kinds: Partial<Record<UserRole, ListingKind>> = { VENDOR: 'product', FREELANCER: 'service', BROKER: 'service' }

export const kindSoldBy = (role: UserRole) => kinds[role]

/** The kind of a listing, as the API names it. */
export const listingKindOf = (kind: ListingKind) => (kind === 'product' ? 'PRODUCT' : 'SERVICE')
