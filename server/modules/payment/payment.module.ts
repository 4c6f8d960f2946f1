import type { Database } from '../../database/connection'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createPaymentRepository } from './payment.repository'
import { paymentResolvers } from './payment.resolvers'
import { createPayments, type Fulfil } from './payment.service'
import { createRefundRepository } from './refund.repository'
import { createRefunds, createRefundWorker } from './refund.service'

const createPaymentMethods = ({ paymentProvider }: { paymentProvider: PaymentProvider }) => ({
  provider: () => ({ name: paymentProvider.name, sampleCards: [...paymentProvider.sampleCards] }),
})

interface ProviderDependencies {
  db: Database
  openPaymentProvider: (db: Database) => PaymentProvider
}

const factories = {
  services: {
    fulfilments: ({ orderFulfilment, offerFulfilment }: { orderFulfilment: Fulfil; offerFulfilment: Fulfil }) => ({
      order: orderFulfilment,
      offer: offerFulfilment,
    }),
    paymentProvider: ({ db, openPaymentProvider }: ProviderDependencies) => openPaymentProvider(db),
    paymentRepository: fromDatabase(createPaymentRepository),
    refundRepository: fromDatabase(createRefundRepository),
    refunds: createRefunds,
  },
  queries: { paymentMethods: createPaymentMethods },
  requestServices: { payments: createPayments, refundWorker: createRefundWorker },
}

export type PaymentModule = ServicesOf<typeof factories>

export const paymentModule = {
  resolvers: paymentResolvers,
  access: { Query: { paymentProvider: 'anyone' } },
  ...factories,
} satisfies Module
