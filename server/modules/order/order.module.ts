import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createOrderCommands } from './order.commands'
import { createOrderQueries } from './order.queries'
import { createOrderRepository } from './order.repository'
import { orderResolvers } from './order.resolvers'
import { createOrderFulfilment } from './order-fulfilment'

const factories = {
  services: { orderRepository: fromDatabase(createOrderRepository), orderFulfilment: createOrderFulfilment },
  queries: { orders: createOrderQueries },
  commands: { orderCommands: createOrderCommands },
}

export type OrderModule = ServicesOf<typeof factories>

export const orderModule = {
  resolvers: orderResolvers,
  access: { Query: { order: 'signed-in', orders: 'signed-in' }, Mutation: { placeOrder: 'signed-in' } },
  ...factories,
} satisfies Module
