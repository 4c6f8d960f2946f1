import type { EngagementEventRow, EngagementFileRow, EngagementRow, RefundRow, UserRow } from '../../database/tables'
import { badInput } from '../../errors'
import type { EngagementSide, EngagementState } from '../../generated/resolvers'
import type { Loader } from '../../loader'
import { dollars } from '../../money'
import type { PageRequest } from '../../paging/page'
import { signedIn } from '../../signed-in'
import type { LedgerService } from '../ledger/ledger.service'
import { isActive } from '../user/user.service'
import { courseOf } from './course'
import type { Business } from './engagement.guards'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import { isNumber } from './number'

type Viewer = UserRow | undefined

interface Loaders {
  eventsOf: Loader<EngagementEventRow[]>
  filesOf: Loader<EngagementFileRow[]>
  ofOrder: Loader<EngagementRow[]>
  openRefundsOf: Loader<RefundRow[]>
}

interface List extends PageRequest {
  as: EngagementSide
  state?: EngagementState | null | undefined
}

/** Engagements as they are seen. */
export const createEngagementService = (
  engagements: EngagementRepository,
  { eventsOf, filesOf, ofOrder, openRefundsOf }: Loaders,
  ledger: LedgerService,
  user: { of: (id: string) => Promise<UserRow> },
) => ({
  /** To anybody but both sides and admins it does not exist. */
  find: async (viewer: Viewer, idOrNumber: string) => {
    const engagement = isNumber(idOrNumber)
      ? await engagements.byNumber(idOrNumber.toUpperCase())
      : await engagements.find(idOrNumber)
    return engagement && sideOf(viewer, engagement) ? engagement : undefined
  },

  page: (viewer: Viewer, { as, state, ...request }: List) => {
    const { id, role } = signedIn(viewer)
    if (as === 'ADMIN' && role !== 'ADMIN') throw badInput('`as: ADMIN` is for admins.')
    return engagements.page({ userId: id, as, state: state ?? undefined }, request)
  },

  /** What this request has read of it is no longer so. */
  forget: (id: string) => {
    eventsOf.clear(id)
    openRefundsOf.clear(id)
    ledger.forget(id)
  },

  judged: async (engagement: EngagementRow) =>
    judgedBy(engagement, [await user.of(engagement.buyerId), await user.of(engagement.sellerId)]),

  ofOrder: (orderId: string) => ofOrder.load(orderId),

  events: ({ id }: EngagementRow) => eventsOf.load(id),
  files: ({ id }: EngagementEventRow) => filesOf.load(id),
  course: async (engagement: EngagementRow) => courseOf(engagement, await eventsOf.load(engagement.id)),

  deadline: (engagement: EngagementRow) => {
    const due = engagementProcess.deadline(engagement)
    return due && { at: due.at, transition: due.step.name, label: due.step.label }
  },

  money: async ({ id, priceCents, cardLastFour }: EngagementRow) => {
    const { paid, held, released, refunded, commission, earned } = await ledger.of(id)
    // Without a look where nothing was given back, as nearly always.
    const open = refunded > 0 ? await openRefundsOf.load(id) : []
    return {
      price: priceCents === null ? null : dollars(priceCents),
      paid: dollars(paid),
      held: dollars(held),
      released: dollars(released),
      refunded: dollars(refunded),
      refundPending: dollars(open.reduce((sum, { cents }) => sum + cents, 0)),
      commission: dollars(commission),
      earned: dollars(earned),
      cardLastFour,
    }
  },
})

export type EngagementService = ReturnType<typeof createEngagementService>

/** As the table judges it, given the accounts of both sides. */
export const judgedBy = (engagement: EngagementRow, accounts: readonly UserRow[]): Business => {
  const isThere = (id: string) => accounts.some((account) => account.id === id && isActive(account))
  return {
    ...engagement,
    away: [
      ...(isThere(engagement.buyerId) ? [] : ['BUYER' as const]),
      ...(isThere(engagement.sellerId) ? [] : ['SELLER' as const]),
    ],
  }
}

/** Which side somebody is on; undefined for who has nothing to do with it. */
export const sideOf = (viewer: Viewer, { buyerId, sellerId }: EngagementRow): EngagementSide | undefined => {
  if (viewer?.id === buyerId) return 'BUYER'
  if (viewer?.id === sellerId) return 'SELLER'
  return viewer?.role === 'ADMIN' ? 'ADMIN' : undefined
}
