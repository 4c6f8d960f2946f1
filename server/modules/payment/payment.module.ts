import type { Database } from '../../database/connection'
import { fromDatabase } from '../../database/from-database'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import type { Module } from '../module'
import { createPaymentRepository, type PaymentRepository } from './payment.repository'
import { paymentResolvers } from './payment.resolvers'
import { createPayments, type Fulfil, type Fulfilments, type Payments } from './payment.service'
import { createRefundRepository, type RefundRepository } from './refund.repository'
import { createRefunds, createRefundWorker, type Refunds, type RefundWorker } from './refund.service'

export interface PaymentModule {
  services: {
    fulfilments: Fulfilments
    paymentProvider: PaymentProvider
    paymentRepository: PaymentRepository
    refundRepository: RefundRepository
    refunds: Refunds
  }
  queries: { paymentMethods: PaymentMethods }
  requestServices: { payments: Payments; refundWorker: RefundWorker }
}

type PaymentMethods = ReturnType<typeof createPaymentMethods>

const createPaymentMethods = ({ paymentProvider }: { paymentProvider: PaymentProvider }) => ({
  provider: () => ({ name: paymentProvider.name, sampleCards: [...paymentProvider.sampleCards] }),
})

interface ProviderDependencies {
  db: Database
  openPaymentProvider: (db: Database) => PaymentProvider
}

interface Fulfillers {
  orderFulfilment: Fulfil
  offerFulfilment: Fulfil
}

export const paymentModule = {
  resolvers: paymentResolvers,
  access: { Query: { paymentProvider: 'anyone' } },
  services: {
    fulfilments: ({ orderFulfilment, offerFulfilment }: Fulfillers) => ({
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
} satisfies Module<PaymentModule>
