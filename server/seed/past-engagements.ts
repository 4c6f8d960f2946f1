import type { Insertable, Transaction } from 'kysely'
import { type PastSaleFixture, pastSales } from '../../fixtures/past-sales'
import { users } from '../../fixtures/users'
import { assertFound } from '../database/loader'
import type { ListingRow, Tables } from '../database/tables/tables'
import { newId } from '../lib/ids'
import { cents } from '../lib/money'
import { engagementSearchText } from '../modules/engagement/engagement-search'
import { commissionOf } from '../modules/ledger/ledger.service'

const DAY_MS = 86_400_000
const COMMISSION_PERCENT = 10
const WORK_DAYS = 10
const LAST_FOUR = '4242'

type Event = Pick<Insertable<Tables['engagementEvent']>, 'transition' | 'actor' | 'state' | 'note'> & { after: number }

const event = (
  after: number,
  transition: Event['transition'],
  actor: Event['actor'],
  state: Event['state'],
  note = '',
) => ({ ...{ after, transition, actor, state }, note: note || null })

/** The events of a past engagement. `after` is in days after the purchase. */
const eventsOf = (kind: ListingRow['kind'], refund: number | undefined): Event[] => {
  const isProduct = kind === 'product'
  const work = [
    event(0, 'BUY', 'BUYER', isProduct ? 'DELIVERED' : 'AWAITING_REQUIREMENTS'),
    event(1, 'SUBMIT_REQUIREMENTS', 'BUYER', 'IN_PROGRESS', 'All that you need is in the folder we share with you.'),
    event(8, 'DELIVER', 'SELLER', 'DELIVERED', 'Everything we agreed on, in the folder you shared.'),
  ]
  const untilDelivery = isProduct ? work.slice(0, 1) : work
  if (refund === undefined)
    return [
      ...untilDelivery,
      event(isProduct ? 14 : WORK_DAYS, 'ACCEPT_DELIVERY', isProduct ? 'CLOCK' : 'BUYER', 'COMPLETED'),
    ]
  return [
    ...untilDelivery,
    event(9, 'OPEN_DISPUTE', 'BUYER', 'DISPUTED', 'A good part of it is not what the description says.'),
    event(
      12,
      'RESOLVE',
      'ADMIN',
      'COMPLETED',
      'We compared the work with its description; this much of the price goes back.',
    ),
  ]
}

/** Inserts completed engagements in their final state, because taking each transition would slow every start. */
export const seedPastEngagements = async (db: Transaction<Tables>) => {
  const startedAt = Date.now()
  const rows = await db
    .selectFrom('listing')
    .selectAll()
    .where('id', 'in', [...new Set(pastSales.map(({ listing }) => listing))])
    .execute()
  const listings = new Map(rows.map((row) => [row.id, row]))
  const sales = pastSales.map((sale) => rowsOf(sale, assertFound(listings.get(sale.listing), sale.listing), startedAt))
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
    .values(rows.flatMap((listing) => viewsOf(listing, startedAt)))
    .execute()
}

const rowsOf = (sale: PastSaleFixture, listing: ListingRow, startedAt: number) => {
  const { number, buyer: buyerId, daysAgo, refund } = sale
  const { kind, id: listingId, title, sellerId, priceCents } = listing
  const boughtAt = startedAt - daysAgo * DAY_MS
  const history = eventsOf(kind, refund)
  const at = (days: number) => new Date(boughtAt + days * DAY_MS).toISOString()
  const end = at(history.at(-1)?.after ?? 0)
  const engagementId = newId('eng')
  const orderId = newId('ord')
  const adminId = users.find(({ role }) => role === 'ADMIN')?.id ?? null
  const accountIds = { BUYER: buyerId, SELLER: sellerId, ADMIN: adminId, CLOCK: null }
  const buyer = users.find(({ id }) => id === buyerId)

  const entry = (moment: string, lines: readonly [Tables['posting']['account'], number][]) => {
    const entryId = newId('led')
    return lines
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount]) => ({ id: newId('led'), entryId, engagementId, account, cents: amount, at: moment }))
  }
  const refunded = cents(refund ?? 0)
  const released = priceCents - refunded
  const commission = commissionOf(released, COMMISSION_PERCENT)

  return {
    order: {
      ...{ id: orderId, buyerId, placedAt: at(0), totalCents: priceCents, cardLastFour: LAST_FOUR },
      ...{ receiptName: buyer?.name ?? '', receiptCompany: null, receiptEmail: buyer?.email ?? '' },
    },
    engagement: {
      ...{ id: engagementId, number, kind, title, searchText: engagementSearchText(number, title) },
      ...{ listingId, quantity: 1, buyerId, sellerId, orderId, position: 0 },
      ...{ state: 'COMPLETED' as const, version: history.length, priceCents, cardLastFour: LAST_FOUR },
      ...{ days: kind === 'service' ? WORK_DAYS : null, roundsLeft: kind === 'service' ? 1 : 0 },
      ...{ dueAt: kind === 'service' ? at(1 + WORK_DAYS) : null, createdAt: at(0), updatedAt: end },
    },
    events: history.map(({ after, transition, actor, state, note }, place) => ({
      ...{ id: newId('evt'), engagementId, version: place + 1, at: at(after), transition, actor, state, note },
      ...{ byId: actor === 'BROKER' ? null : accountIds[actor], days: null, links: '' },
      amountCents: { BUY: priceCents, ACCEPT_DELIVERY: priceCents, RESOLVE: refunded }[String(transition)] ?? null,
    })),
    postings: [
      ...entry(at(0), [
        ['buyer', -priceCents],
        ['held', priceCents],
      ]),
      ...entry(end, [
        ['held', -refunded],
        ['buyer', refunded],
      ]),
      ...entry(end, [
        ['held', -released],
        ['seller', released - commission],
        ['platform', commission],
      ]),
    ],
  }
}

const VIEW_DAYS = 420
/** Not a row for every day, because a database in memory is filled at each start. */
const EVERY_DAYS = 4

/** Cheaper and newer listings get more views. */
const viewsOf = ({ id, sellerId, priceCents, createdAt }: ListingRow, startedAt: number) => {
  const views: Insertable<Tables['listingViews']>[] = []
  const average = 6 - Math.min(4, Math.round(priceCents / 60_000))
  for (let daysAgo = VIEW_DAYS; daysAgo > 0; daysAgo -= EVERY_DAYS) {
    const day = new Date(startedAt - daysAgo * DAY_MS).toISOString()
    if (day < createdAt) continue
    const variation = (daysAgo * 7 + priceCents) % 5
    const count = Math.round((average + variation) * (1.3 - daysAgo / 600))
    views.push({ listingId: id, sellerId, day: day.slice(0, 10), count })
  }
  return views
}
