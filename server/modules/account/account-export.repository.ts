import type { Database } from '../../database/connection'

/** The data of an account. Columns are listed one by one, so that a new column never exports a secret. */
export const createAccountExportRepository = (db: Database) => ({
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
      .select(['listingDraft.createdAt', 'listingDraft.updatedAt'])
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

  /** As buyer or seller. */
  engagements: (userId: string) =>
    db
      .selectFrom('engagement')
      .select(['id', 'number', 'kind', 'title', 'quantity', 'buyerId', 'sellerId', 'orderId', 'state', 'priceCents'])
      .select(['days', 'dueAt', 'createdAt', 'updatedAt'])
      .where(({ or, eb }) => or([eb('buyerId', '=', userId), eb('sellerId', '=', userId)]))
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  /** Reviews that the account wrote, and published ones about it. */
  reviews: (userId: string) =>
    db
      .selectFrom('engagement')
      .innerJoin('review', 'review.engagementId', 'engagement.id')
      .select(['review.engagementId', 'review.authorId', 'review.rating', 'review.text', 'review.writtenAt'])
      .select(['review.publishedAt', 'review.reply', 'review.repliedAt'])
      .where(({ or, eb }) => or([eb('engagement.buyerId', '=', userId), eb('engagement.sellerId', '=', userId)]))
      .where(({ or, eb }) => or([eb('review.authorId', '=', userId), eb('review.publishedAt', 'is not', null)]))
      .orderBy('review.writtenAt')
      .orderBy('review.id')
      .execute(),

  engagementEvents: (userId: string) =>
    db
      .selectFrom('engagementEvent')
      .select(['engagementId', 'at', 'transition', 'state', 'note', 'amountCents', 'days', 'links'])
      .where('byId', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute(),

  jobs: (ownerId: string) =>
    db
      .selectFrom('job')
      .innerJoin('company', 'company.id', 'job.companyId')
      .select(['job.id', 'job.title', 'job.location', 'job.type', 'job.salary', 'job.description', 'job.postedAt'])
      .where('company.ownerId', '=', ownerId)
      .orderBy('job.postedAt')
      .orderBy('job.id')
      .execute(),

  applications: (applicantId: string) =>
    db
      .selectFrom('application')
      .innerJoin('job', 'job.id', 'application.jobId')
      .select([
        'application.id',
        'job.title as job',
        'application.state',
        'application.note',
        'application.expectedPay',
      ])
      .select(['application.link', 'application.createdAt'])
      .where('application.applicantId', '=', applicantId)
      .orderBy('application.createdAt')
      .orderBy('application.id')
      .execute(),

  savedListings: (userId: string) =>
    db
      .selectFrom('savedListing')
      .innerJoin('listing', 'listing.id', 'savedListing.listingId')
      .select(['listing.id', 'listing.title', 'savedListing.savedAt'])
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
