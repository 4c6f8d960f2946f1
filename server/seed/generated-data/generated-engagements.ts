import type { Database } from '../../database/connection'
import { insertRows } from '../../database/insert-rows'
import { assertFound } from '../../database/rows'
import type { ReviewRow } from '../../database/tables/tables'
import { DAY_MS } from '../../lib/dates'
import type { Random } from '../../lib/random'
import { engagementNumber } from '../../modules/engagement/engagement-number'
import { reviewWindowEnd } from '../../modules/review/review.queries'
import { pastEngagement } from '../past-sales/past-engagement'
import { type GeneratedAccount, insertAccounts, newAccount } from './generated-accounts'
import { generatedId, generatedIds } from './generated-ids'
import type { GeneratedListing } from './generated-listings'
import { HISTORY_END } from './generated-moments'
import { createTallies } from './generated-ratings'
import type { GeneratedSeller } from './generated-sellers'
import type { Vocabulary } from './vocabulary'

/** Engagements and the time for their reviews end within these days. */
const LONGEST_DAYS = 40
const LISTING_SKEW = 2
const REFUND_SHARE = 0.04
const REVIEW_SHARE = 0.4
const BATCH = 2_000
/** Numbers of sample engagements begin with 2, the lowest digit. */
const FIRST_NUMBER = 5 * 30 ** 4

interface Request {
  db: Database
  count: number
  /** Engagements follow the numbers of these accounts. */
  accounts: number
  offered: readonly { listing: GeneratedListing; seller: GeneratedSeller }[]
  adminId: string
  random: Random
  vocabulary: Vocabulary
  onProgress: (done: number) => void
}

/** Completed engagements with their buyers, orders, events, ledger entries and reviews. */
export const generateEngagements = async (request: Request) => {
  const { db, count, accounts, offered, adminId, random, vocabulary, onProgress } = request
  const sold = offered.filter(({ listing }) => Date.parse(listing.createdAt) < HISTORY_END - LONGEST_DAYS * DAY_MS)
  if (sold.length === 0) return
  const buyers = Array.from({ length: Math.ceil(count / 3) }, (_, index) =>
    newAccount(random, accounts + index + 1, 'CUSTOMER'),
  )
  await insertAccounts(db, buyers)
  const newId = generatedIds()
  const tallies = createTallies()
  const reviewed = new Set<string>()

  const newSale = (number: number) => {
    const { listing, seller } = assertFound(sold[Math.floor(sold.length * random.next() ** LISTING_SKEW)], 'listing')
    const buyer = assertFound(random.pick(buyers), 'buyer')
    const listedAt = Date.parse(listing.createdAt)
    const boughtAt = listedAt + Math.floor(random.next() * (HISTORY_END - LONGEST_DAYS * DAY_MS - listedAt))
    const refundCents = random.happens(REFUND_SHARE) ? Math.ceil(listing.priceCents * random.next()) : undefined
    const rows = pastEngagement({
      number: engagementNumber(FIRST_NUMBER + number),
      listing,
      buyer,
      adminId,
      boughtAt: new Date(boughtAt),
      refundCents,
      newId,
    })
    const stars = 5 - Math.floor(4 * random.next() ** 3)
    const text = vocabulary.sentence(seller.category)
    const key = `${buyer.id} ${listing.id}`
    if (!random.happens(REVIEW_SHARE) || reviewed.has(key)) return { ...rows, reviews: [] }
    reviewed.add(key)
    for (const subject of [listing, seller.company, seller.freelancer]) if (subject) tallies.add(subject, stars)
    return { ...rows, reviews: [newReview(number, rows.engagement, buyer, stars, text)] }
  }

  for (let start = 0; start < count; start += BATCH) {
    const sales = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => newSale(start + index + 1))
    await insertRows(
      db,
      'order',
      sales.map(({ order }) => order),
    )
    await insertRows(
      db,
      'engagement',
      sales.map(({ engagement }) => engagement),
    )
    await insertRows(
      db,
      'engagementEvent',
      sales.flatMap(({ events }) => events),
    )
    await insertRows(
      db,
      'posting',
      sales.flatMap(({ postings }) => postings),
    )
    await insertRows(
      db,
      'review',
      sales.flatMap(({ reviews }) => reviews),
    )
    onProgress(start + sales.length)
  }
  await tallies.store(db)
}

type Sold = ReturnType<typeof pastEngagement>['engagement']

const newReview = (
  number: number,
  { id: engagementId, sellerId, listingId, state, updatedAt }: Sold,
  buyer: GeneratedAccount,
  rating: number,
  text: string,
): ReviewRow => {
  const end = assertFound(reviewWindowEnd({ state, updatedAt, waitingSince: null }), engagementId).toISOString()
  return {
    id: generatedId('rev', number),
    engagementId,
    side: 'BUYER',
    authorId: buyer.id,
    subjectId: sellerId,
    listingId,
    rating,
    text,
    writtenAt: updatedAt,
    dueAt: end,
    publishedAt: end,
    counted: 1,
    reply: null,
    repliedAt: null,
    helpfulCount: 0,
    takenDown: 0,
  }
}
