import { fromDatabase, type Module } from '../module'
import { buyers } from '../roles'
import { createDeadlineRepository } from './deadlines/deadline.repository'
import { createDeadlineWorker } from './deadlines/deadline.worker'
import { createEngagementPauses } from './deadlines/engagement-pauses'
import { createDisclosureQueries } from './disclosure/disclosure.queries'
import { createDisputeQueries } from './disputes/dispute.queries'
import { createDisputeRepository } from './disputes/dispute.repository'
import { createAdminAlertRepository } from './due/admin-alert.repository'
import { createAdminAlertWorker } from './due/admin-alert.worker'
import { createDueNoticeRepository } from './due/due-notice.repository'
import { createDueNoticeWorker } from './due/due-notice.worker'
import { createEngagementCommands } from './engagement.commands'
import { createEngagementNotices } from './engagement.notices'
import { createEngagementQueries } from './engagement.queries'
import { createEngagementRepository } from './engagement.repository'
import { engagementResolvers } from './engagement.resolvers'
import { createEngagementService } from './engagement.service'
import { createEngagementFulfilment } from './engagement-fulfilment'
import { createEngagementMailer } from './mails/engagement-mailer'
import { createMilestoneQueries } from './milestones/milestone.queries'
import { createAccountDeletion } from './personal-data/account-deletion'
import { engagementExport } from './personal-data/engagement-export'
import { createQuoteCommands } from './quotes/quote.commands'

export const factories = {
  services: {
    accountDeletion: createAccountDeletion,
    adminAlertRepository: fromDatabase(createAdminAlertRepository),
    deadlineRepository: fromDatabase(createDeadlineRepository),
    disputeRepository: fromDatabase(createDisputeRepository),
    dueNoticeRepository: fromDatabase(createDueNoticeRepository),
    engagementMailer: createEngagementMailer,
    engagementNotices: createEngagementNotices,
    engagementPauses: createEngagementPauses,
    engagementRepository: fromDatabase(createEngagementRepository),
    engagementService: createEngagementService,
    engagementFulfilment: createEngagementFulfilment,
  },
  queries: {
    disclosures: createDisclosureQueries,
    disputes: createDisputeQueries,
    engagements: createEngagementQueries,
    milestones: createMilestoneQueries,
  },
  requestServices: {
    adminAlertWorker: createAdminAlertWorker,
    deadlineWorker: createDeadlineWorker,
    dueNoticeWorker: createDueNoticeWorker,
  },
  commands: {
    engagementCommands: createEngagementCommands,
    quoteCommands: createQuoteCommands,
  },
}

export const module = {
  resolvers: engagementResolvers,
  access: {
    Query: { disputes: ['ADMIN'], engagement: 'signed-in', engagements: 'signed-in', ndaText: 'anyone' },
    Mutation: { advanceEngagement: 'signed-in', requestQuote: buyers },
  },
  adminReads: { disputes: 'the open disputes' },
  nodes: {
    Engagement: {
      prefix: 'eng',
      access: 'signed-in',
      load: (id, { engagements, viewer }) => engagements.read(viewer, id),
    },
  },
  beforeConfirmation: {
    advanceEngagement: [
      'acceptDelivery',
      'acceptSettlement',
      'cancel',
      'cancelMilestone',
      'cancelWork',
      'decline',
      'declineAmendment',
      'reportConflict',
      'withdrawAmendment',
      'withdrawDispute',
    ],
  },
  // An admin's decisions on held money.
  freshSignIn: { advanceEngagement: ['ADMIN'] },
  tokenAccess: {
    READ: ['engagement', 'engagements', 'ndaText'],
    WRITE: ['advanceEngagement', 'requestQuote'],
  },
  accountExport: engagementExport,
  ...factories,
} satisfies Module
