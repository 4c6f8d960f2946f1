import type { OrderRow } from '../../database/tables'
import { dollars } from '../../money'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'
import { orderStateLabels } from './order-state'

export const orderResolvers = {
  Query: {
    order: (_, { id }, { order, viewer }) => order.find(viewer, id),
    orders: (_, list, { order, viewer }) => order.page(viewer, list),
  },
  Mutation: { placeOrder: (_, { input }, { order, viewer }) => order.place(viewer, input) },
  Order: {
    state: (row, _, { order }) => order.state(row),
    stateLabel: async (row, _, { order }) => orderStateLabels[await order.state(row)],
    buyer: ({ buyerId }, _, { user }) => user.of(buyerId),
    engagements: ({ id }, _, { engagement }) => engagement.ofOrder(id),
    total: ({ totalCents }) => dollars(totalCents),
    refunded: async (row, _, { order }) => dollars(await order.refundedCents(row)),
    receipt: ({ receiptName, receiptCompany, receiptEmail }) => ({
      name: receiptName,
      company: receiptCompany,
      email: receiptEmail,
    }),
  },
  OrderConnection: connectionResolvers<OrderRow>(),
} satisfies ModuleResolvers
