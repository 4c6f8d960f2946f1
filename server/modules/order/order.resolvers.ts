import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { OrderRow } from '../../database/tables/tables'
import { dollars } from '../../lib/money'
import { orderStateLabels } from '../engagement/order-state'

export const orderResolvers = {
  Query: {
    order: (_, { id }, { orders, viewer }) => orders.read(signedIn(viewer), id),
    orders: (_, list, { orders, viewer }) => orders.page(signedIn(viewer), list),
    spending: (_, __, { spending, viewer }) => spending.of(signedIn(viewer)),
  },
  Mutation: { placeOrder: (_, { input }, { orderCommands, viewer }) => orderCommands.place(signedIn(viewer), input) },
  Order: {
    state: (row, _, { orders }) => orders.state(row),
    stateLabel: async (row, _, { orders }) => orderStateLabels[await orders.state(row)],
    buyer: ({ buyerId }, _, { users }) => users.of(buyerId),
    engagements: ({ id }, _, { engagements }) => engagements.ofOrder(id),
    total: ({ totalCents }) => dollars(totalCents),
    refunded: async (row, _, { orders }) => dollars(await orders.refundedCents(row)),
    receipt: ({ receiptName, receiptCompany, receiptEmail }) => ({
      name: receiptName,
      company: receiptCompany,
      email: receiptEmail,
    }),
  },
  OrderConnection: connectionResolvers<OrderRow>(),
} satisfies ModuleResolvers
