import { signedIn, type Viewer } from '../../api/viewer'
import { loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { OrderRow } from '../../database/tables/tables'
import type { EngagementState, OrderState } from '../../generated/resolvers'
import type { EngagementQueries } from '../engagement/engagement.queries'
import { hasEnded } from '../engagement/engagement.states'
import type { Ledger } from '../ledger/ledger.service'
import type { OrderRepository } from './order.repository'

export const orderStateLabels: Record<OrderState, string> = {
  IN_PROGRESS: 'In progress',
  DISPUTED: 'Disputed',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}

/** Derived from the engagements of the order and not stored. */
const orderState = (states: readonly EngagementState[]): OrderState => {
  if (states.includes('DISPUTED')) return 'DISPUTED'
  if (!states.every(hasEnded)) return 'IN_PROGRESS'
  return states.includes('COMPLETED') ? 'COMPLETED' : 'CANCELLED'
}

interface Dependencies {
  orderRepository: OrderRepository
  engagements: EngagementQueries
  ledger: Ledger
}

export const createOrderQueries = ({ orderRepository, engagements, ledger }: Dependencies) => {
  const byId = loaderOfOne(orderRepository.byIds, ({ id }) => id)
  return {
    /** Undefined unless the viewer is the buyer or an admin. */
    find: async (viewer: Viewer, id: string) => {
      const { id: viewerId, role } = signedIn(viewer)
      const order = await byId.load(id)
      return order && (order.buyerId === viewerId || role === 'ADMIN') ? order : undefined
    },

    page: (viewer: Viewer, request: PageRequest) => orderRepository.page(signedIn(viewer).id, request),

    state: async ({ id }: OrderRow) => orderState((await engagements.ofOrder(id)).map(({ state }) => state)),

    refundedCents: async ({ id }: OrderRow) => {
      const money = await Promise.all((await engagements.ofOrder(id)).map(({ id }) => ledger.of(id)))
      return money.reduce((sum, { refunded }) => sum + refunded, 0)
    },
  }
}
