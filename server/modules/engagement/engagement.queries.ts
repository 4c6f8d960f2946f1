import { signedIn } from '../../api/access-guard'
import { badInput } from '../../api/errors'
import type { EngagementParent } from '../../api/parents'
import { loaderOfMany } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { EngagementEventRow, UserRow } from '../../database/tables/tables'
import type { EngagementSide, EngagementState } from '../../generated/resolvers'
import { dollars } from '../../lib/money'
import type { Ledger } from '../ledger/ledger.service'
import type { Refunds } from '../payment/refund.service'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import type { DeliveryFileRepository } from './delivery-file.repository'
import type { EngagementWithParties } from './engagement.guards'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import { progressOf } from './engagement.states'
import { isEngagementNumber } from './engagement-number'
import { availableTo, otherActorTransitions } from './transitions'

type Viewer = UserRow | undefined

interface List extends PageRequest {
  as: EngagementSide
  state?: EngagementState | null | undefined
}

interface Dependencies {
  engagementRepository: EngagementRepository
  deliveryFileRepository: DeliveryFileRepository
  refunds: Refunds
  ledger: Ledger
  users: UserQueries
  now: () => Date
}

export const createEngagementQueries = (dependencies: Dependencies) => {
  const { engagementRepository, deliveryFileRepository, refunds, ledger, users, now } = dependencies
  const eventsOf = loaderOfMany(engagementRepository.eventsOf, ({ engagementId }) => engagementId)
  const filesOf = loaderOfMany(deliveryFileRepository.ofEvents, ({ eventId }) => eventId ?? '')
  const ofOrder = loaderOfMany(engagementRepository.ofOrders, ({ orderId }) => orderId ?? '')

  const withParties = async (engagement: EngagementParent) =>
    withPartyStatus(engagement, [await users.of(engagement.buyerId), await users.of(engagement.sellerId)])

  return {
    /** Undefined unless the viewer is a party or an admin. */
    find: async (viewer: Viewer, idOrNumber: string) => {
      const engagement = isEngagementNumber(idOrNumber)
        ? await engagementRepository.byNumber(idOrNumber.toUpperCase())
        : await engagementRepository.find(idOrNumber)
      return engagement && sideOf(viewer, engagement) ? engagement : undefined
    },

    page: (viewer: Viewer, { as, state, ...request }: List) => {
      const { id, role } = signedIn(viewer)
      if (as === 'ADMIN' && role !== 'ADMIN') throw badInput('`as: ADMIN` is for admins.')
      return engagementRepository.page({ userId: id, as, state: state ?? undefined }, request)
    },

    /** Clears this request's loaders of the engagement. */
    clearCache: (id: string) => {
      eventsOf.clear(id)
      refunds.openOf.clear(id)
      ledger.clearCache(id)
    },

    withParties,

    availableTransitions: async (engagement: EngagementParent, side: EngagementSide) =>
      availableTo(side, await withParties(engagement), now()),

    otherActorTransitions: async (engagement: EngagementParent, side: EngagementSide) =>
      otherActorTransitions(side, await withParties(engagement), now()),

    ofOrder: (orderId: string) => ofOrder.load(orderId),

    events: ({ id }: EngagementParent) => eventsOf.load(id),
    files: ({ id }: EngagementEventRow) => filesOf.load(id),
    progress: async (engagement: EngagementParent) => progressOf(engagement, await eventsOf.load(engagement.id)),

    deadline: (engagement: EngagementParent) => {
      const due = engagementProcess.deadline(engagement)
      return due && { at: due.at, transition: due.step.name, label: due.step.label }
    },

    money: async ({ id, priceCents, cardLastFour }: EngagementParent) => {
      const { paid, held, released, refunded, commission, earned } = await ledger.of(id)
      // Most engagements have no refund, so this saves a query.
      const open = refunded > 0 ? await refunds.openOf.load(id) : []
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
  }
}

export type EngagementQueries = ReturnType<typeof createEngagementQueries>

/** Adds which parties are suspended or deleted, for the guards of the process table. */
export const withPartyStatus = (engagement: EngagementParent, accounts: readonly UserRow[]): EngagementWithParties => {
  const hasActive = (id: string) => accounts.some((account) => account.id === id && isActive(account))
  return {
    ...engagement,
    inactiveSides: [
      ...(hasActive(engagement.buyerId) ? [] : ['BUYER' as const]),
      ...(hasActive(engagement.sellerId) ? [] : ['SELLER' as const]),
    ],
  }
}

/** The viewer's side. Undefined unless the viewer is a party or an admin. */
export const sideOf = (viewer: Viewer, { buyerId, sellerId }: EngagementParent): EngagementSide | undefined => {
  if (viewer?.id === buyerId) return 'BUYER'
  if (viewer?.id === sellerId) return 'SELLER'
  return viewer?.role === 'ADMIN' ? 'ADMIN' : undefined
}
