import type { Insertable, Transaction } from 'kysely'
import { users } from '../../../fixtures/accounts/users'
import { pastSales } from '../../../fixtures/past-sales'
import { assertFound } from '../../database/rows'
import type { ListingRow, Tables } from '../../database/tables/tables'
import { DAY_MS, earlier, inDays } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { cents } from '../../lib/money'
import { sampleIdOf, sampleUser } from '../sample-accounts'
import { pastEngagement } from './past-engagement'

/** Inserts completed engagements in their final state, because taking each transition would slow every start. */
export const seedPastEngagements = async (db: Transaction<Tables>) => {
  const startedAt = new Date()
  const rows = await db
    .selectFrom('listing')
    .selectAll()
    .where('id', 'in', [...new Set(pastSales.map(({ listing }) => listing))])
    .execute()
  const listings = new Map(rows.map((row) => [row.id, row]))
  const sales = pastSales.map(({ number, listing, buyer, daysAgo, refund }) =>
    pastEngagement({
      number,
      listing: assertFound(listings.get(listing), listing),
      buyer: sampleUser(buyer),
      adminId: sampleIdOf('ADMIN'),
      boughtAt: earlier(startedAt, daysAgo * DAY_MS),
      refundCents: refund === undefined ? undefined : cents(refund),
      newId,
    }),
  )
  await db
    .insertInto('order')
    .values(sales.map(({ order }) => order))
    .execute()
  await db
    .insertInto('engagement')
    .values(sales.map(({ engagement }) => engagement))
    .execute()
  await db
    .insertInto('engagementEvent')
    .values(sales.flatMap(({ events }) => events))
    .execute()
  await db
    .insertInto('posting')
    .values(sales.flatMap(({ postings }) => postings))
    .execute()
  await db
    .insertInto('listingViews')
    .values(rows.filter(isOfSampleSeller).flatMap((listing) => viewsOf(listing, startedAt)))
    .execute()
}

/** Only sellers who can sign in see how often their listings were viewed. */
const isOfSampleSeller = ({ sellerId }: ListingRow) => users.some(({ id, password }) => id === sellerId && password)

const VIEW_DAYS = 420
/** Not a row for every day, because a database in memory is filled at each start. */
const EVERY_DAYS = 4

/** Cheaper and newer listings get more views. */
const viewsOf = ({ id, sellerId, priceCents, createdAt }: ListingRow, startedAt: Date) => {
  const views: Insertable<Tables['listingViews']>[] = []
  const average = 6 - Math.min(4, Math.round(priceCents / 60_000))
  for (let daysAgo = VIEW_DAYS; daysAgo > 0; daysAgo -= EVERY_DAYS) {
    const day = inDays(startedAt, -daysAgo)
    if (day < createdAt) continue
    const variation = (daysAgo * 7 + priceCents) % 5
    const count = Math.round((average + variation) * (1.3 - daysAgo / 600))
    views.push({ listingId: id, sellerId, day: day.slice(0, 10), count })
  }
  return views
}
