import type { ListingRow } from '../../database/tables/tables'
import type { CategoryQueries } from '../category/category.queries'
import type { Notifier } from '../notification/notifier'
import { searchText } from '../search/search-index'
import type { UserQueries } from '../user/user.queries'
import type { SavedRepository } from './saved.repository'

interface Dependencies {
  savedRepository: SavedRepository
  categories: CategoryQueries
  notifier: Notifier
  users: UserQueries
}

export const createSavedService = ({ savedRepository, categories, notifier, users }: Dependencies) => ({
  /** Notifies people whose saved search matches a newly published listing. */
  notifyOf: async (listing: ListingRow) => {
    const { name } = await categories.of(listing.categoryId)
    const seller = await users.of(listing.sellerId)
    const path = listing.kind === 'product' ? `/products/${listing.id}` : `/service/${listing.id}`
    for (const search of await savedRepository.searchesMatching(listing, searchText(listing, name, seller.name))) {
      await notifier.notify({
        userId: search.userId,
        kind: 'SAVED_SEARCH',
        topic: `search:${search.id}:${listing.id}`,
        title: `New for ${search.name}`,
        text: listing.title,
        path,
      })
    }
  },

  /** Removes the saved listings and searches of an account. */
  removeAllOf: savedRepository.removeAllOf,
})

export type SavedService = ReturnType<typeof createSavedService>
