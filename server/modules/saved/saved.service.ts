import type { ListingPage, ListingRow, UserRow } from '../../database/tables'
import type { SaveSearchInput } from '../../generated/resolvers'
import { newId } from '../../ids'
import type { Loader } from '../../loader'
import type { PageRequest } from '../../paging/page'
import type { CategoryService } from '../category/category.service'
import type { ListingService } from '../listing/listing.service'
import type { NotificationService } from '../notification/notification.service'
import { searchText } from '../search/search-parts'
import type { UserService } from '../user/user.service'
import { keepingOf, type SavedRepository } from './saved.repository'
import { brokenWish, invalid, nameOf, wishOf } from './search-wish'

const MOST_LISTINGS = 500
const MOST_SEARCHES = 20

interface Dependencies {
  saved: SavedRepository
  kept: Loader<unknown>
  category: CategoryService
  listing: ListingService
  notification: NotificationService
  user: UserService
  now: () => Date
}

/** What people keep for later, and what they wait for. */
export const createSavedService = (dependencies: Dependencies) => {
  const { saved, kept, category: categories, listing: listings, notification, user: users, now } = dependencies
  return {
    page: ({ id }: UserRow, request: PageRequest): Promise<ListingPage> => saved.listings(id, request),

    ids: ({ id }: UserRow) => saved.ids(id, MOST_LISTINGS),

    isSaved: async ({ id: listingId }: ListingRow, viewer: UserRow | undefined) =>
      viewer !== undefined && (await kept.load(keepingOf({ userId: viewer.id, listingId }))) !== undefined,

    save: async ({ id: userId }: UserRow, id: string) => {
      const [listing] = await listings.several([id])
      if (!listing) return notFound
      if ((await saved.countListings(userId)) >= MOST_LISTINGS) {
        return invalid('id', `You have saved ${MOST_LISTINGS} already. Remove one first.`)
      }
      await saved.keep({ userId, listingId: id, savedAt: now().toISOString() })
      return { __typename: 'ListingKept' as const, listing }
    },

    unsave: ({ id: userId }: UserRow, id: string) => saved.forget(userId, id),

    searches: ({ id }: UserRow) => saved.searches(id),

    saveSearch: async ({ id: userId }: UserRow, input: SaveSearchInput) => {
      const category = input.category == null ? undefined : await categories.bySlug(input.category)
      if (input.category != null && !category) return invalid('category', 'Choose one of the categories offered')
      const wish = wishOf(input, category)
      const broken = brokenWish(input, wish)
      if (broken) return broken
      const key = JSON.stringify(Object.values(wish))
      const before = await saved.searches(userId)
      const same = before.find((search) => search.wish === key)
      if (same) return { __typename: 'SearchSaved' as const, savedSearch: same }
      if (before.length >= MOST_SEARCHES) {
        return invalid('text', `You have ${MOST_SEARCHES} saved searches already. Remove one first.`)
      }
      await saved.addSearch({
        ...wish,
        id: newId('svs'),
        userId,
        name: nameOf(wish, category),
        wish: key,
        createdAt: now().toISOString(),
      })
      const savedSearch = (await saved.searches(userId)).find((search) => search.wish === key)
      if (!savedSearch) throw new Error('A search that was saved is not there')
      return { __typename: 'SearchSaved' as const, savedSearch }
    },

    removeSearch: ({ id: userId }: UserRow, id: string) => saved.removeSearch(userId, id),

    /** Tells whoever waits for it, within the transaction that publishes it. */
    published: async (listing: ListingRow) => {
      const { name } = await categories.of(listing.categoryId)
      const seller = await users.of(listing.sellerId)
      const path = listing.kind === 'product' ? `/products/${listing.id}` : `/service/${listing.id}`
      for (const search of await saved.answeredBy(listing, searchText(listing, name, seller.name))) {
        await notification.notify({
          userId: search.userId,
          kind: 'SAVED_SEARCH',
          topic: `search:${search.id}:${listing.id}`,
          title: `New for ${search.name}`,
          text: listing.title,
          path,
        })
      }
    },

    removeAllOf: (userId: string) => saved.removeAllOf(userId),
  }
}

export type SavedService = ReturnType<typeof createSavedService>

const notFound = { __typename: 'ListingNotFound' as const, message: 'This listing is not here any more.' }
