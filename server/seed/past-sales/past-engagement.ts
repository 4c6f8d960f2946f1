import type { Insertable } from 'kysely'
import type { ListingRow, Tables, UserRow } from '../../database/tables/tables'
import { inDays } from '../../lib/dates'
import type { IdPrefix } from '../../lib/ids'
import { engagementSearchText } from '../../modules/engagement/search/engagement-search'
import { commissionOf } from '../../modules/ledger/ledger.service'
import { CARD_LAST_FOUR, COMMISSION_PERCENT } from '../sample-terms'

const WORK_DAYS = 10

type Event = Required<
  Pick<Insertable<Tables['engagementEvent']>, 'transition' | 'actor' | 'state' | 'amountCents' | 'note'>
> & {
  after: number
}

const event = (
  after: number,
  transition: Event['transition'],
  actor: Event['actor'],
  state: Event['state'],
  amountCents: number | null,
  note: string | null = null,
) => ({ after, transition, actor, state, amountCents, note })

/** The events of a past engagement. `after` is in days after the purchase. */
const eventsOf = (kind: ListingRow['kind'], price: number, refund: number | undefined): Event[] => {
  const isProduct = kind === 'product'
  const work = [
    event(0, 'BUY', 'BUYER', isProduct ? 'DELIVERED' : 'AWAITING_REQUIREMENTS', price),
    event(
      1,
      'SUBMIT_REQUIREMENTS',
      'BUYER',
      'IN_PROGRESS',
      null,
      'All that you need is in the folder we share with you.',
    ),
    event(8, 'DELIVER', 'SELLER', 'DELIVERED', null, 'Everything we agreed on, in the folder you shared.'),
  ]
  const untilDelivery = isProduct ? work.slice(0, 1) : work
  if (refund === undefined)
    return [
      ...untilDelivery,
      event(isProduct ? 14 : WORK_DAYS, 'ACCEPT_DELIVERY', isProduct ? 'CLOCK' : 'BUYER', 'COMPLETED', price),
    ]
  return [
    ...untilDelivery,
    event(9, 'OPEN_DISPUTE', 'BUYER', 'DISPUTED', null, 'A good part of it is not what the description says.'),
    event(
      12,
      'RESOLVE',
      'ADMIN',
      'COMPLETED',
      refund,
      'We compared the work with its description; this much of the price goes back.',
    ),
  ]
}

export interface PastSale {
  number: string
  listing: Pick<ListingRow, 'id' | 'kind' | 'title' | 'sellerId' | 'priceCents'>
  buyer: Pick<UserRow, 'id' | 'name' | 'email'>
  adminId: string
  boughtAt: Date
  /** The sum that an admin gave back to the buyer in a dispute. Undefined without a dispute. */
  refundCents: number | undefined
  newId: (prefix: IdPrefix) => string
}

/** The rows of a completed engagement: its order, its events and the lines of its ledger entries. */
export const pastEngagement = ({ number, listing, buyer, adminId, boughtAt, refundCents, newId }: PastSale) => {
  const { kind, id: listingId, title, sellerId, priceCents } = listing
  const buyerId = buyer.id
  const history = eventsOf(kind, priceCents, refundCents)
  const at = (days: number) => inDays(boughtAt, days)
  const end = at(history.at(-1)?.after ?? 0)
  const engagementId = newId('eng')
  const orderId = newId('ord')
  const accountIds = { BUYER: buyerId, SELLER: sellerId, BROKER: null, ADMIN: adminId, CLOCK: null }

  const entry = (moment: string, lines: readonly [Tables['posting']['account'], number][]) => {
    const entryId = newId('led')
    return lines
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount]) => ({ id: newId('led'), entryId, engagementId, account, cents: amount, at: moment }))
  }
  const refunded = refundCents ?? 0
  const released = priceCents - refunded
  const commission = commissionOf(released, COMMISSION_PERCENT)

  return {
    order: {
      id: orderId,
      buyerId,
      placedAt: at(0),
      totalCents: priceCents,
      cardLastFour: CARD_LAST_FOUR,
      receiptName: buyer.name,
      receiptCompany: null,
      receiptEmail: buyer.email,
    },
    engagement: {
      id: engagementId,
      number,
      kind,
      title,
      searchText: engagementSearchText(number, title),
      listingId,
      quantity: 1,
      buyerId,
      sellerId,
      orderId,
      position: 0,
      state: 'COMPLETED' as const,
      version: history.length,
      priceCents,
      cardLastFour: CARD_LAST_FOUR,
      days: kind === 'service' ? WORK_DAYS : null,
      roundsLeft: kind === 'service' ? 1 : 0,
      dueAt: kind === 'service' ? at(1 + WORK_DAYS) : null,
      createdAt: at(0),
      updatedAt: end,
    },
    events: history.map(({ after, ...row }, place) => ({
      ...row,
      id: newId('evt'),
      engagementId,
      version: place + 1,
      at: at(after),
      byId: accountIds[row.actor],
      days: null,
      links: '',
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
