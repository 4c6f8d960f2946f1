import type { ListingRow } from '../../database/tables'
import { badInput } from '../../errors'
import type { ListingFilter, ListingSort } from '../../generated/resolvers'
import type { Loader } from '../../loader'
import type { PageRequest } from '../../paging/page'
import type { CategoryService } from '../category/category.service'
import type { SearchService } from '../search/search.service'
import type { UserService } from '../user/user.service'
import { criteriaOf } from './listing.criteria'
import type { ListingKind, ListingRepository } from './listing.repository'

/** How many related listings one may ask for. */
export const MOST_RELATED = 12
/** How many services a company's profile lists. */
export const LISTED_SERVICES = 24

interface ListingLoaders {
  byId: Loader<ListingRow | undefined>
  bestOfCategory: Loader<ListingRow[]>
  newestServicesOfSeller: Loader<ListingRow[]>
  countsOfCategory: Loader<{ kind: ListingKind; count: number }[]>
}

interface ListingNeighbours {
  category: CategoryService
  search: SearchService
  user: UserService
}

interface ListingList extends PageRequest {
  filter?: ListingFilter | null | undefined
  sort: ListingSort
}

export const createListingService = (
  listings: ListingRepository,
  { byId, bestOfCategory, newestServicesOfSeller, countsOfCategory }: ListingLoaders,
  { category: categories, search, user: users }: ListingNeighbours,
) => {
  const index = async (rows: readonly ListingRow[], sellerName: string) => {
    const entries = rows.map(async (listing) => {
      const { name } = await categories.of(listing.categoryId)
      return { listing, categoryName: name, sellerName }
    })
    await search.put(await Promise.all(entries))
  }

  return {
    find: async (id: string, kind: ListingKind) => {
      const listing = await byId.load(id)
      return listing?.kind === kind ? listing : undefined
    },

    /** Undefined where it is not offered any more. */
    offered: (id: string) => byId.load(id),

    /** What this request has read of it may be old. */
    forget: (id: string) => {
      byId.clear(id)
    },

    /** Those of them that are offered, in the order asked. */
    several: async (ids: readonly string[]) => {
      const listings = await Promise.all(ids.map((id) => byId.load(id)))
      return listings.filter((listing) => listing !== undefined)
    },

    page: async (kind: ListingKind, { filter, sort, first, after }: ListingList) =>
      listings.page(
        {
          kind,
          ...(await criteriaOf(filter, categories)),
          minRating: filter?.minRating ?? undefined,
          sellerRole: filter?.sellerRole ?? undefined,
        },
        sort,
        { first, after },
      ),

    related: async ({ id, categoryId }: ListingRow, first: number) => {
      if (first > MOST_RELATED) throw badInput(`\`first\` is at most ${MOST_RELATED} here.`)
      const best = await bestOfCategory.load(categoryId)
      return best.filter((other) => other.id !== id).slice(0, first)
    },

    servicesOf: (sellerId: string) => newestServicesOfSeller.load(sellerId),

    countInCategory: async (categoryId: string, kind: ListingKind) =>
      (await countsOfCategory.load(categoryId)).find((counted) => counted.kind === kind)?.count ?? 0,

    /** Published or not, shown or not: for who knows that it is theirs. */
    own: listings.anyById,
    allOf: listings.allOf,

    touch: async (id: string, updatedAt: string) => {
      await listings.touch(id, updatedAt)
    },

    /** Adds or replaces a listing; from now on lists and search have it, or have it no more. */
    save: async (listing: ListingRow) => {
      await listings.save(listing)
      await index([listing], (await users.of(listing.sellerId)).name)
    },

    remove: async (id: string) => {
      await search.remove([id])
      await listings.remove(id)
    },

    /** Shows what a seller published of this kind and hides the rest; without a kind, all of it. */
    showOnly: async (sellerId: string, kind: ListingKind | undefined) => {
      await listings.showOnly(sellerId, kind)
      await index(await listings.allOf(sellerId), (await users.of(sellerId)).name)
    },

    /** Search finds a seller's listings by their new name. */
    sellerRenamed: async (sellerId: string, name: string) => index(await listings.allOf(sellerId), name),

    /** Removes a seller's listings and drafts; their pictures are the upload service's. */
    removeAllOf: async (sellerId: string) => {
      const ids = (await listings.allOf(sellerId)).map(({ id }) => id)
      await search.remove(ids)
      await listings.removeAllOf(sellerId)
    },
  }
}

export type ListingService = ReturnType<typeof createListingService>
