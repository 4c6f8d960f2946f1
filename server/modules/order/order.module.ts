import { fromDatabase, type Module, type ServicesOf } from '../module'
import { buyers } from '../roles'
import { createOrderCommands } from './order.commands'
import { createOrderQueries } from './order.queries'
import { createOrderRepository } from './order.repository'
import { orderResolvers } from './order.resolvers'
import { createOrderFulfilment } from './order-fulfilment'
import { createReceipts } from './receipts'

const factories = {
  services: { orderRepository: fromDatabase(createOrderRepository), orderFulfilment: createOrderFulfilment },
  requestServices: { receipts: createReceipts },
  queries: { orders: createOrderQueries },
  commands: { orderCommands: createOrderCommands },
}

export type OrderModule = ServicesOf<typeof factories>

export const orderModule = {
  resolvers: orderResolvers,
  access: { Query: { order: 'signed-in', orders: 'signed-in' }, Mutation: { placeOrder: buyers } },
  nodes: {
    Order: { prefix: 'ord', access: 'signed-in', load: (id, { orders, viewer }) => orders.read(viewer, id) },
  },
  tokenAccess: { READ: ['order', 'orders'], WRITE: ['placeOrder'] },
  ...factories,
} satisfies Module
