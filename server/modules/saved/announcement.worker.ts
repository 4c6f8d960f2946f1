import type { ListingAnnouncementRow, ListingRow, SavedSearchRow } from '../../database/tables/tables'
import { listingPath } from '../../lib/addresses/site-paths'
import { HOUR_SECONDS, later } from '../../lib/dates'
import { priceText } from '../../lib/money'
import type { CategoryQueries } from '../category/category.queries'
import type { InTransaction } from '../container-scopes'
import type { ListingQueries } from '../listing/listing.queries'
import type { Notifier } from '../notification/notifier'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import { savedSearchText } from '../search/search-text'
import type { UserQueries } from '../user/user.queries'
import type { SavedRepository } from './saved.repository'

/** The length of a claim. */
const CLAIM_MS = 60_000
/** Notifications of a saved search within an hour. The listings beyond them are found by running the search. */
const MAX_PER_HOUR = 5
/** Saved searches, or accounts that one transaction notifies of a lower price, until the claim is renewed. */
const BATCH = 100

interface Dependencies {
  savedRepository: SavedRepository
  listings: ListingQueries
  categories: CategoryQueries
  users: UserQueries
  rateLimiter: RateLimiter
  now: () => Date
  inTransaction: InTransaction<{ notifier: Notifier; savedRepository: SavedRepository }>
}

/** Renews the claim. False if another process has the announcement by now. */
type Renew = () => Promise<boolean>

/** Notifies the accounts with a saved search that matches a new listing, and those that have saved one whose price is lower now. */
export const createAnnouncementWorker = (dependencies: Dependencies) => {
  const { savedRepository, listings, categories, users, rateLimiter, now, inTransaction } = dependencies

  const announceTo = async (search: SavedSearchRow, listing: ListingRow) => {
    const { allowed } = await rateLimiter.consume([
      { key: ['saved-search', search.id], max: MAX_PER_HOUR, seconds: HOUR_SECONDS },
    ])
    if (!allowed) return
    await inTransaction(({ notifier }) =>
      notifier.notify({
        userId: search.userId,
        kind: 'SAVED_SEARCH',
        aboutId: listing.sellerId,
        // A repetition after a crash replaces the notification.
        topic: `search:${search.id}:${listing.id}`,
        title: `New for ${search.name}`,
        text: listing.title,
        path: listingPath(listing),
      }),
    )
  }

  /** Returns false if another process has the announcement by now. */
  const announceNew = async (listing: ListingRow, renew: Renew) => {
    const { name } = await categories.of(listing.categoryId)
    const seller = await users.of(listing.sellerId)
    const text = savedSearchText(listing, name, seller.name)
    for (let after = ''; ; ) {
      const searches = await savedRepository.searchesMatching(listing, text, { after, max: BATCH })
      for (const search of searches) await announceTo(search, listing)
      after = searches.at(-1)?.id ?? ''
      if (searches.length < BATCH) return true
      if (!(await renew())) return false
    }
  }

  /** Once for each account and price: the known price is lowered with the notification. Returns false as `announceNew` does. */
  const announceLowerPrice = async (listing: ListingRow, renew: Renew) => {
    for (;;) {
      const notified = await inTransaction(async ({ notifier, savedRepository }) => {
        const drops = await savedRepository.takePriceDrops(listing, BATCH)
        for (const { userId, savedCents } of drops) {
          const saved = savedCents === null ? '' : `, instead of ${priceText(savedCents)} when you saved it`
          await notifier.notify({
            userId,
            kind: 'PRICE_DROP',
            aboutId: listing.sellerId,
            topic: `price:${listing.id}`,
            title: `Price dropped: ${listing.title}`,
            text: `Now ${priceText(listing.priceCents)}${saved}.`,
            path: listingPath(listing),
          })
        }
        return drops.length
      })
      if (notified < BATCH) return true
      if (!(await renew())) return false
    }
  }

  /** Returns false if another process has claimed the announcement by now. */
  const announce = async (kind: ListingAnnouncementRow['kind'], listing: ListingRow, renew: Renew) => {
    if (kind === 'NEW' && !(await announceNew(listing, renew))) return false
    return announceLowerPrice(listing, renew)
  }

  /** In a transaction, so that its commit clears the loader of listings: an earlier announcement has loaded the former price. */
  const claim = (until: Date) => inTransaction(({ savedRepository }) => savedRepository.claimAnnouncement(now(), until))

  const endOfClaim = () => later(now(), CLAIM_MS)

  return {
    /** Announces all listings that are due. One that is hidden or deleted by now is left out. */
    run: async () => {
      for (;;) {
        let until = endOfClaim()
        const claimed = await claim(until)
        if (!claimed) return
        const { listingId, kind } = claimed
        const renew = async () => {
          const next = endOfClaim()
          const isRenewed = await savedRepository.renewAnnouncement(listingId, until, next)
          until = next
          return isRenewed
        }
        const listing = await listings.offered(listingId)
        const isStillClaimed = !listing || (await announce(kind, listing, renew))
        if (isStillClaimed) await savedRepository.removeAnnouncement(listingId, until)
      }
    },
  }
}

export type AnnouncementWorker = ReturnType<typeof createAnnouncementWorker>
