import { signedIn } from '../../api/viewer'
import { fromDatabase, type Module } from '../module'
import { buyers } from '../roles'
import { createOrderCommands } from './order.commands'
import { createOrderQueries } from './order.queries'
import { createOrderRepository } from './order.repository'
import { orderResolvers } from './order.resolvers'
import { orderExport } from './order-export'
import { createOrderFulfilment } from './order-fulfilment'
import { createReceipts } from './receipts'
import { createSpending } from './spending.queries'
import { createSpendingRepository } from './spending.repository'

export const factories = {
  services: {
    orderRepository: fromDatabase(createOrderRepository),
    spendingRepository: fromDatabase(createSpendingRepository),
    orderFulfilment: createOrderFulfilment,
  },
  requestServices: { receipts: createReceipts },
  queries: { orders: createOrderQueries, spending: createSpending },
  commands: { orderCommands: createOrderCommands },
}

export const module = {
  resolvers: orderResolvers,
  access: {
    Query: { order: 'signed-in', orders: 'signed-in', spending: buyers },
    Mutation: { placeOrder: buyers },
  },
  nodes: {
    Order: { prefix: 'ord', access: 'signed-in', load: (id, { orders, viewer }) => orders.read(signedIn(viewer), id) },
  },
  // A buyer confirms the address after the payment: the receipt waits for it, and so do the requirements.
  beforeConfirmation: { placeOrder: true },
  tokenAccess: { READ: ['order', 'orders', 'spending'], WRITE: ['placeOrder'] },
  accountExport: orderExport,
  ...factories,
} satisfies Module
