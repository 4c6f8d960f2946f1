import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createAccountClosing } from './account-closing'
import { createDeadlineWorker } from './deadline.worker'
import { createDeliveryFiles } from './delivery-file.commands'
import { createDeliveryFileRepository } from './delivery-file.repository'
import { createEngagementCommands } from './engagement.commands'
import { createEngagementQueries } from './engagement.queries'
import { createEngagementRepository } from './engagement.repository'
import { engagementResolvers } from './engagement.resolvers'
import { createEngagementService } from './engagement.service'
import { createOfferFulfilment } from './offer-fulfilment'
import { createQuoteCommands } from './quote.commands'

const factories = {
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
}

export type EngagementModule = ServicesOf<typeof factories>

export const engagementModule = {
  resolvers: engagementResolvers,
  access: {
    Query: { engagement: 'signed-in', engagements: 'signed-in' },
    Mutation: { advanceEngagement: 'signed-in', requestQuote: 'signed-in' },
  },
  ...factories,
} satisfies Module
