import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import type { Fulfil } from '../payment/payment.service'
import { type AccountClosing, createAccountClosing } from './account-closing'
import { createDeadlineWorker, type DeadlineWorker } from './deadline.worker'
import { createDeliveryFiles, type DeliveryFiles } from './delivery-file.commands'
import { createDeliveryFileRepository, type DeliveryFileRepository } from './delivery-file.repository'
import { createEngagementCommands, type EngagementCommands } from './engagement.commands'
import { createEngagementQueries, type EngagementQueries } from './engagement.queries'
import { createEngagementRepository, type EngagementRepository } from './engagement.repository'
import { engagementResolvers } from './engagement.resolvers'
import { createEngagementService, type EngagementService } from './engagement.service'
import { createOfferFulfilment } from './offer-fulfilment'
import { createQuoteCommands, type QuoteCommands } from './quote.commands'

export interface EngagementModule {
  services: {
    accountClosing: AccountClosing
    deliveryFileRepository: DeliveryFileRepository
    engagementRepository: EngagementRepository
    engagementService: EngagementService
    offerFulfilment: Fulfil
  }
  queries: { engagements: EngagementQueries }
  requestServices: { deadlineWorker: DeadlineWorker }
  commands: { deliveryFiles: DeliveryFiles; engagementCommands: EngagementCommands; quoteCommands: QuoteCommands }
}

export const engagementModule = {
  resolvers: engagementResolvers,
  access: {
    Query: { engagement: 'signed-in', engagements: 'signed-in' },
    Mutation: { advanceEngagement: 'signed-in', requestQuote: 'signed-in' },
  },
  services: {
    accountClosing: createAccountClosing,
    deliveryFileRepository: fromDatabase(createDeliveryFileRepository),
    engagementRepository: fromDatabase(createEngagementRepository),
    engagementService: createEngagementService,
    offerFulfilment: createOfferFulfilment,
  },
  queries: { engagements: createEngagementQueries },
  requestServices: { deadlineWorker: createDeadlineWorker },
  commands: {
    deliveryFiles: createDeliveryFiles,
    engagementCommands: createEngagementCommands,
    quoteCommands: createQuoteCommands,
  },
} satisfies Module<EngagementModule>
