import { loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { OrderRow, UserRow } from '../../database/tables/tables'
import { sum } from '../../lib/sum'
import type { EngagementQueries } from '../engagement/engagement.queries'
import { orderState } from '../engagement/order-state'
import type { Ledger } from '../ledger/ledger.service'
import type { AuditTrail } from '../moderation/audit-trail'
import type { OrderRepository } from './order.repository'

interface Dependencies {
  orderRepository: OrderRepository
  engagements: EngagementQueries
  ledger: Ledger
  auditTrail: Pick<AuditTrail, 'recordRead'>
}

export const createOrderQueries = ({ orderRepository, engagements, ledger, auditTrail }: Dependencies) => {
  const byId = loaderOfOne(orderRepository.byIds, ({ id }) => id)

  const find = async (viewer: UserRow, id: string) => {
    const { id: viewerId, role } = viewer
    const order = await byId.load(id)
    return order && (order.buyerId === viewerId || role === 'ADMIN') ? order : undefined
  }

  return {
    /** Undefined unless the viewer is the buyer or an admin. */
    find,

    /** Finds an order for its reader: an admin's read is recorded. */
    read: async (viewer: UserRow, id: string) => {
      const order = await find(viewer, id)
      if (order)
        await auditTrail.recordRead({
          actorId: viewer.id,
          action: 'ORDER_READ',
          recordId: order.id,
          partyIds: [order.buyerId],
        })
      return order
    },

    page: (viewer: UserRow, request: PageRequest) => orderRepository.page(viewer.id, request),

    state: async ({ id }: OrderRow) => orderState((await engagements.ofOrder(id)).map(({ state }) => state)),

    /** The refunded cents of the order's payment. Refunds of later payments are not on its receipt. */
    refundedCents: async ({ id }: OrderRow) => {
      return sum(await Promise.all((await engagements.ofOrder(id)).map(ledger.refundedOfFirst)))
    },
  }
}
