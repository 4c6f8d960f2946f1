import type { Database } from '../../database/connection'
import type { BookingKind, PaymentProvider } from '../../infrastructure/payment/payment'
import { fromDatabase, type Module } from '../module'
import { type Book, createChargeBook, createRefundBook } from './books'
import { createChargeRepository } from './charge.repository'
import { createCharges, type Fulfil } from './charge.service'
import { createPaymentQueries } from './payment.queries'
import { createPaymentRepository } from './payment.repository'
import { paymentResolvers } from './payment.resolvers'
import { createPayments } from './payment.service'
import { createPaymentContents } from './payment-contents'
import { paymentExport } from './payment-export'
import { createProviderNotificationRepository } from './provider-notification.repository'
import { createProviderNotifications } from './provider-notification.service'
import { createRefundRepository } from './refund.repository'
import { createRefunds } from './refund.service'
import { createRefundWorker } from './refund.worker'

interface ProviderDependencies {
  db: Database
  now: () => Date
  openPaymentProvider: (db: Database, now: () => Date) => PaymentProvider
}

export const factories = {
  services: {
    fulfilments: ({
      orderFulfilment,
      engagementFulfilment,
    }: {
      orderFulfilment: Fulfil
      engagementFulfilment: Fulfil
    }) => ({
      order: orderFulfilment,
      offer: engagementFulfilment,
      addition: engagementFulfilment,
      extra: engagementFulfilment,
    }),
    paymentProvider: ({ db, now, openPaymentProvider }: ProviderDependencies) => openPaymentProvider(db, now),
    paymentRepository: fromDatabase(createPaymentRepository),
    chargeRepository: fromDatabase(createChargeRepository),
    refundRepository: fromDatabase(createRefundRepository),
    providerNotificationRepository: fromDatabase(createProviderNotificationRepository),
    paymentContents: createPaymentContents,
    refunds: createRefunds,
    chargeBook: createChargeBook,
    refundBook: createRefundBook,
    /** Our rows for each kind of booking at the provider. */
    books: (books: Record<`${BookingKind}Book`, Book>): Record<BookingKind, Book> => ({
      charge: books.chargeBook,
      refund: books.refundBook,
      transfer: books.transferBook,
      reversal: books.reversalBook,
      chargeback: books.chargebackBook,
    }),
  },
  queries: { paymentQueries: createPaymentQueries },
  requestServices: {
    payments: createPayments,
    charges: createCharges,
    refundWorker: createRefundWorker,
    providerNotifications: createProviderNotifications,
  },
}

export const module = {
  resolvers: paymentResolvers,
  access: { Query: { paymentProvider: 'anyone', paymentState: 'signed-in' } },
  tokenAccess: { READ: ['paymentProvider', 'paymentState'] },
  accountExport: paymentExport,
  ...factories,
} satisfies Module
