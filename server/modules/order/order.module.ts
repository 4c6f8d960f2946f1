import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import type { Fulfil } from '../payment/payment.service'
import { createOrderCommands, type OrderCommands } from './order.commands'
import { createOrderQueries, type OrderQueries } from './order.queries'
import { createOrderRepository, type OrderRepository } from './order.repository'
import { orderResolvers } from './order.resolvers'
import { createOrderFulfilment } from './order-fulfilment'

export interface OrderModule {
  services: { orderRepository: OrderRepository; orderFulfilment: Fulfil }
  queries: { orders: OrderQueries }
  commands: { orderCommands: OrderCommands }
}

export const orderModule = {
  resolvers: orderResolvers,
  access: { Query: { order: 'signed-in', orders: 'signed-in' }, Mutation: { placeOrder: 'signed-in' } },
  services: { orderRepository: fromDatabase(createOrderRepository), orderFulfilment: createOrderFulfilment },
  queries: { orders: createOrderQueries },
  commands: { orderCommands: createOrderCommands },
} satisfies Module<OrderModule>
