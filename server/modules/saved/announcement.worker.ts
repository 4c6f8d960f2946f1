import type { ListingRow } from '../../database/tables/tables'
import type { CategoryQueries } from '../category/category.queries'
import type { ListingQueries } from '../listing/listing.queries'
import type { Notifier } from '../notification/notifier'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import type { InTransaction } from '../scopes'
import { savedSearchText } from '../search/search-index'
import type { UserQueries } from '../user/user.queries'
import type { SavedRepository } from './saved.repository'

/** The length of a claim. */
const CLAIM_MS = 60_000
/** Notifications of a saved search within an hour. The listings beyond them are found by running the search. */
const MAX_PER_HOUR = 5

interface Dependencies {
  savedRepository: SavedRepository
  listings: ListingQueries
  categories: CategoryQueries
  users: UserQueries
  rateLimiter: RateLimiter
  now: () => Date
  inTransaction: InTransaction<{ notifier: Notifier }>
}

/** Notifies the accounts with a saved search that matches a new listing. */
export const createAnnouncementWorker = (dependencies: Dependencies) => {
  const { savedRepository, listings, categories, users, rateLimiter, now, inTransaction } = dependencies

  const announce = async (listing: ListingRow) => {
    const { name } = await categories.of(listing.categoryId)
    const seller = await users.of(listing.sellerId)
    const path = listing.kind === 'product' ? `/products/${listing.id}` : `/service/${listing.id}`
    for (const search of await savedRepository.searchesMatching(listing, savedSearchText(listing, name, seller.name))) {
      const { allowed } = await rateLimiter.consume([
        { key: ['saved-search', search.id], max: MAX_PER_HOUR, seconds: 3_600 },
      ])
      if (!allowed) continue
      await inTransaction(({ notifier }) =>
        notifier.notify({
          userId: search.userId,
          kind: 'SAVED_SEARCH',
          aboutId: listing.sellerId,
          // A repetition after a crash replaces the notification.
          topic: `search:${search.id}:${listing.id}`,
          title: `New for ${search.name}`,
          text: listing.title,
          path,
        }),
      )
    }
  }

  return {
    /** Announces all listings that are due. One that is hidden or deleted by now is left out. */
    run: async () => {
      for (;;) {
        const until = new Date(now().getTime() + CLAIM_MS)
        const claimed = await savedRepository.claimAnnouncement(now(), until)
        if (!claimed) return
        const listing = await listings.offered(claimed.listingId)
        if (listing) await announce(listing)
        await savedRepository.removeAnnouncement(claimed.listingId)
      }
    },
  }
}

export type AnnouncementWorker = ReturnType<typeof createAnnouncementWorker>
