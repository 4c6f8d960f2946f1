import { signedIn, type Viewer } from '../../api/viewer'
import { loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { OrderRow } from '../../database/tables/tables'
import type { EngagementQueries } from '../engagement/engagement.queries'
import type { Ledger } from '../ledger/ledger.service'
import type { OrderRepository } from './order.repository'
import { orderState } from './order-state'

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
