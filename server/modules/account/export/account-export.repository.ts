import type { Database } from '../../../database/connection'
import { engagementsIn } from './exported-engagements'

/** The data of an account. Columns are listed one by one, so that a new column never exports a secret. */
export const createAccountExportRepository = (db: Database) => ({
  ...engagementsIn(db),

  accessTokens: (userId: string) =>
    db
      .selectFrom('accessToken')
      .select(['id', 'name', 'prefix', 'scope', 'createdAt', 'lastUsedAt', 'expiresAt', 'revokedAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  /** The time when its authenticator app was confirmed. Undefined without one. */
  authenticatorApp: (userId: string) =>
    db.selectFrom('authenticatorApp').select('confirmedAt').where('userId', '=', userId).executeTakeFirst(),

  passkeys: (userId: string) =>
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  securityEvents: (userId: string) =>
    db
      .selectFrom('securityEvent')
      .select(['id', 'at', 'kind', 'details', 'device', 'network'])
      .where('userId', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute(),

  notifications: (userId: string) =>
    db
      .selectFrom('notification')
      .select(['id', 'kind', 'title', 'text', 'path', 'at', 'readAt'])
      .where('userId', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute(),

  /** The dates that it has added to dockets. */
  docketEntries: (authorId: string) =>
    db
      .selectFrom('docketEntry')
      .select([
        'id',
        'engagementId',
        'kind',
        'jurisdiction',
        'title',
        'dueOn',
        'actor',
        'officialFeeCents',
        'serviceFeeCents',
        'doneAt',
        'createdAt',
        'removedAt',
      ])
      .where('authorId', '=', authorId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  /** The docket events that the account has caused. */
  docketEvents: (byId: string) =>
    db
      .selectFrom('docketEvent')
      .select(['entryId', 'at', 'action', 'dueOn'])
      .where('byId', '=', byId)
      .orderBy('at')
      .execute(),

  /** The actions of admins on the account. */
  auditEvents: (subjectId: string) =>
    db
      .selectFrom('auditEvent')
      .select(['id', 'at', 'action', 'note', 'fromRole', 'toRole'])
      .where('subjectId', '=', subjectId)
      .orderBy('at')
      .orderBy('id')
      .execute(),

  pictures: (ownerId: string) =>
    db
      .selectFrom('upload')
      .select(['id', 'purpose', 'bytes', 'createdAt'])
      .where('ownerId', '=', ownerId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  files: (ownerId: string) =>
    db
      .selectFrom('attachment')
      .select(['id', 'eventId', 'messageId', 'applicationId', 'name', 'size', 'createdAt'])
      .where('ownerId', '=', ownerId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  productFiles: (sellerId: string) =>
    db
      .selectFrom('productFile')
      .select(['id', 'listingId', 'name', 'version', 'size', 'createdAt', 'removedAt'])
      .where('sellerId', '=', sellerId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  /** Purchases and their charges; without a charge where nothing had to be paid. */
  payments: (buyerId: string) =>
    db
      .selectFrom('paymentAttempt')
      .leftJoin('charge', 'charge.attemptId', 'paymentAttempt.id')
      .select(['paymentAttempt.id', 'paymentAttempt.state', 'paymentAttempt.content', 'paymentAttempt.createdAt'])
      .select(['paymentAttempt.cents', 'charge.key as charge', 'charge.state as chargeState'])
      .select('charge.createdAt as chargedAt')
      .where('paymentAttempt.buyerId', '=', buyerId)
      .orderBy('paymentAttempt.createdAt')
      .orderBy('paymentAttempt.id')
      .execute(),

  refunds: (buyerId: string) =>
    db
      .selectFrom('refund')
      .innerJoin('engagement', 'engagement.id', 'refund.engagementId')
      .select([
        'refund.id',
        'refund.engagementId',
        'refund.cents',
        'refund.supersededCents',
        'refund.createdAt',
        'refund.doneAt',
      ])
      .where('engagement.buyerId', '=', buyerId)
      .orderBy('refund.createdAt')
      .orderBy('refund.id')
      .execute(),

  /** The account at the payment provider that earnings are transferred to. */
  payoutAccount: (userId: string) =>
    db.selectFrom('payoutAccount').select(['accountId', 'createdAt']).where('userId', '=', userId).executeTakeFirst(),

  transfers: (payeeId: string) =>
    db
      .selectFrom('transfer')
      .select(['id', 'engagementId', 'cents', 'reversedCents', 'state', 'createdAt'])
      .where('payeeId', '=', payeeId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  applicationEvents: (byId: string) =>
    db
      .selectFrom('applicationEvent')
      .select(['applicationId', 'at', 'transition', 'note'])
      .where('byId', '=', byId)
      .orderBy('at')
      .orderBy('id')
      .execute(),

  conversations: (userId: string) =>
    db
      .selectFrom('conversationParty')
      .innerJoin('conversation', 'conversation.id', 'conversationParty.conversationId')
      .select(['conversation.id', 'conversation.title', 'conversation.createdAt', 'conversationParty.otherId'])
      .where('conversationParty.userId', '=', userId)
      .orderBy('conversation.createdAt')
      .orderBy('conversation.id')
      .execute(),

  identities: (userId: string) =>
    db.selectFrom('socialIdentity').select(['provider', 'subject']).where('userId', '=', userId).execute(),

  company: (ownerId: string) =>
    db
      .selectFrom('company')
      .select(['id', 'name', 'logo', 'banner', 'description', 'services', 'website', 'location'])
      .select(['foundedYear', 'employeeCount', 'contactEmail', 'contactPhone', 'createdAt'])
      .where('ownerId', '=', ownerId)
      .executeTakeFirst(),

  freelancer: (userId: string) =>
    db
      .selectFrom('freelancer')
      .select(['id', 'title', 'location', 'experience', 'hourlyRateCents', 'skills', 'description'])
      .where('userId', '=', userId)
      .executeTakeFirst(),

  listings: (sellerId: string) =>
    db
      .selectFrom('listing')
      .innerJoin('category', 'category.id', 'listing.categoryId')
      .select(['listing.id', 'listing.kind', 'listing.title', 'listing.description', 'listing.priceCents'])
      .select(['category.name as category', 'listing.images', 'listing.tags', 'listing.published', 'listing.createdAt'])
      .select(['listing.licence', 'listing.options', 'listing.questions', 'listing.faq', 'listing.included'])
      .where('listing.sellerId', '=', sellerId)
      .orderBy('listing.createdAt')
      .orderBy('listing.id')
      .execute(),

  drafts: (sellerId: string) =>
    db
      .selectFrom('listingDraft')
      .leftJoin('category', 'category.id', 'listingDraft.categoryId')
      .select(['listingDraft.listingId', 'listingDraft.kind', 'listingDraft.title', 'listingDraft.description'])
      .select(['listingDraft.priceCents', 'category.name as category', 'listingDraft.images', 'listingDraft.tags'])
      .select(['listingDraft.licence', 'listingDraft.options', 'listingDraft.createdAt', 'listingDraft.updatedAt'])
      .select(['listingDraft.questions', 'listingDraft.faq', 'listingDraft.included'])
      .where('listingDraft.sellerId', '=', sellerId)
      .orderBy('listingDraft.createdAt')
      .orderBy('listingDraft.listingId')
      .execute(),

  orders: (buyerId: string) =>
    db
      .selectFrom('order')
      .select(['id', 'placedAt', 'totalCents', 'cardLastFour', 'receiptName', 'receiptCompany', 'receiptEmail'])
      .where('buyerId', '=', buyerId)
      .orderBy('placedAt')
      .orderBy('id')
      .execute(),

  /** Reviews that the account wrote, and public ones about it. */
  reviews: (userId: string) =>
    db
      .selectFrom('engagement')
      .innerJoin('review', 'review.engagementId', 'engagement.id')
      .select(['review.engagementId', 'review.authorId', 'review.rating', 'review.text', 'review.writtenAt'])
      .select(['review.publishedAt', 'review.reply', 'review.repliedAt'])
      .where(({ or, eb }) => or([eb('engagement.buyerId', '=', userId), eb('engagement.sellerId', '=', userId)]))
      .where(({ or, and, eb }) =>
        or([
          eb('review.authorId', '=', userId),
          and([eb('review.publishedAt', 'is not', null), eb('review.takenDown', '=', 0)]),
        ]),
      )
      .orderBy('review.writtenAt')
      .orderBy('review.id')
      .execute(),

  jobs: (ownerId: string) =>
    db
      .selectFrom('job')
      .select(['id', 'kind', 'title', 'location', 'type', 'salary', 'description', 'postedAt', 'closedAt'])
      .where('ownerId', '=', ownerId)
      .orderBy('postedAt')
      .orderBy('id')
      .execute(),

  applications: (applicantId: string) =>
    db
      .selectFrom('application')
      .innerJoin('job', 'job.id', 'application.jobId')
      .select(['application.id', 'job.title as job', 'application.state', 'application.note'])
      .select(['application.expectedPay', 'application.link', 'application.priceCents', 'application.days'])
      .select(['application.briefTitle', 'application.briefDescription', 'job.takenDown'])
      .select(['application.engagementId', 'application.editedAt', 'application.createdAt'])
      .where('application.applicantId', '=', applicantId)
      .orderBy('application.createdAt')
      .orderBy('application.id')
      .execute(),

  savedListings: (userId: string) =>
    db
      .selectFrom('savedListing')
      .innerJoin('listing', 'listing.id', 'savedListing.listingId')
      .select(['listing.id', 'listing.title', 'savedListing.savedAt', 'savedListing.priceCents', 'savedListing.note'])
      .where('userId', '=', userId)
      .orderBy('savedAt')
      .orderBy('listing.id')
      .execute(),

  savedSearches: (userId: string) =>
    db
      .selectFrom('savedSearch')
      .select(['id', 'name', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute(),

  messages: (senderId: string) =>
    db
      .selectFrom('message')
      .innerJoin('conversation', 'conversation.id', 'message.conversationId')
      .select(['message.id', 'message.conversationId', 'conversation.title as about', 'message.body', 'message.sentAt'])
      .where('message.senderId', '=', senderId)
      .orderBy('message.sentAt')
      .orderBy('message.id')
      .execute(),
})

export type AccountExportRepository = ReturnType<typeof createAccountExportRepository>
