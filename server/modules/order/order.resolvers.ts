import type { OrderRow } from '../../database/tables'
import { dollars } from '../../money'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'

const notYet = (): never => {
  throw new Error('Not built yet')
}

export const orderResolvers = {
  Query: { order: notYet, orders: notYet },
  Mutation: { placeOrder: notYet },
  Order: {
    state: notYet,
    stateLabel: notYet,
    buyer: ({ buyerId }, _, { user }) => user.of(buyerId),
    engagements: notYet,
    total: ({ totalCents }) => dollars(totalCents),
    refunded: notYet,
    receipt: ({ receiptName, receiptCompany, receiptEmail }) => ({
      name: receiptName,
      company: receiptCompany,
      email: receiptEmail,
    }),
  },
  OrderConnection: connectionResolvers<OrderRow>(),
} satisfies ModuleResolvers
