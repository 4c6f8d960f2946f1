import type { Database } from './database/connection'
import type { Bus } from './live/bus'
import { createLiveRepository } from './live/live.repository'
import { createTelling } from './live/telling'
import { loaderOfMany, loaderOfOne } from './loader'
import { createAccountService } from './modules/account/account.service'
import { createKeptRepository } from './modules/account/kept.repository'
import { createMailTokenRepository } from './modules/account/mail-token.repository'
import { createMailTokenService } from './modules/account/mail-token.service'
import { createApplicationRepository, pairOf } from './modules/application/application.repository'
import { createApplicationService } from './modules/application/application.service'
import { createApplyingService } from './modules/application/applying.service'
import { createAttemptRepository } from './modules/attempt/attempt.repository'
import { createAttemptService } from './modules/attempt/attempt.service'
import { createCartService } from './modules/cart/cart.service'
import { createCategoryRepository } from './modules/category/category.repository'
import { createCategoryService } from './modules/category/category.service'
import { createCompanyRepository } from './modules/company/company.repository'
import { createCompanyService } from './modules/company/company.service'
import { createConversationRepository } from './modules/conversation/conversation.repository'
import { createConversationService } from './modules/conversation/conversation.service'
import { createCorrespondenceService } from './modules/conversation/correspondence.service'
import { createMessagePages } from './modules/conversation/message-pages'
import { createFreelancerRepository } from './modules/freelancer/freelancer.repository'
import { createFreelancerService } from './modules/freelancer/freelancer.service'
import { createJobRepository } from './modules/job/job.repository'
import { createJobService } from './modules/job/job.service'
import { createJobClosing, createPostingService } from './modules/job/posting.service'
import { createListingRepository } from './modules/listing/listing.repository'
import { createListingService, LISTED_SERVICES, MOST_RELATED } from './modules/listing/listing.service'
import { createModerationRepository } from './modules/moderation/moderation.repository'
import { createModerationService } from './modules/moderation/moderation.service'
import { createBellService } from './modules/notification/bell.service'
import { createNotificationRepository } from './modules/notification/notification.repository'
import { createNotificationService } from './modules/notification/notification.service'
import { createSearchRepository } from './modules/search/search.repository'
import { createSearchService } from './modules/search/search.service'
import { createSellingRepository } from './modules/selling/selling.repository'
import { createSellingService } from './modules/selling/selling.service'
import { createAdmission } from './modules/session/admission'
import { createOwnSessionsService } from './modules/session/own-sessions.service'
import { createSessionRepository } from './modules/session/session.repository'
import { createSessionService } from './modules/session/session.service'
import { createSignInService } from './modules/session/sign-in.service'
import { createSocialService } from './modules/session/social.service'
import { createSocialTripRepository } from './modules/session/social-trip.repository'
import { createSocialTripService } from './modules/session/social-trip.service'
import { createSiteRepository } from './modules/site/site.repository'
import { createUploadRepository } from './modules/upload/upload.repository'
import { createUploadService } from './modules/upload/upload.service'
import { createUploadingService } from './modules/upload/uploading.service'
import { createUserRepository } from './modules/user/user.repository'
import { createUserService } from './modules/user/user.service'
import type { FileStore } from './ports/files/files'
import type { IdentityProvider } from './ports/identity/identity'
import type { Mail } from './ports/mail/mail'
import type { Visitor } from './visitor'

/** What lies outside the process. */
export interface Outside {
  now: () => Date
  identities: IdentityProvider
  files: FileStore
  mail: Mail
  /** Where people find the site: `https://marque.example`. */
  site: () => string
  /** Wakes the open pages of accounts. */
  bus: Bus
  /** Does work that no answer waits for. */
  later: (name: string, work: () => Promise<void>) => void
}

const createAccounts = (db: Database, { files, now }: Outside) => {
  const users = createUserRepository(db)
  const sessions = createSessionRepository(db)
  const companies = createCompanyRepository(db)
  const upload = createUploadService(createUploadRepository(db), files, now)
  const company = createCompanyService(
    companies,
    {
      byId: loaderOfOne(companies.byIds, ({ id }) => id),
      byOwner: loaderOfOne(companies.byOwners, ({ ownerId }) => ownerId),
    },
    { upload, now },
  )
  const freelancer = createFreelancerService(createFreelancerRepository(db))
  const user = createUserService(
    users,
    loaderOfOne(users.byIds, ({ id }) => id),
    { company, freelancer },
    now,
  )
  return {
    company,
    freelancer,
    upload,
    user,
    session: createSessionService(
      sessions,
      loaderOfOne(sessions.lastUsedOf, ({ userId }) => userId),
      user,
      now,
    ),
    mailToken: createMailTokenService(createMailTokenRepository(db), now),
  }
}

const createCatalogue = (db: Database, { user }: Pick<ReturnType<typeof createAccounts>, 'user'>) => {
  const categories = createCategoryRepository(db)
  const listings = createListingRepository(db)
  const category = createCategoryService(
    categories,
    loaderOfOne(categories.byIds, ({ id }) => id),
  )
  const search = createSearchService(createSearchRepository(db))
  const listing = createListingService(
    listings,
    {
      byId: loaderOfOne(listings.byIds, ({ id }) => id),
      bestOfCategory: loaderOfMany(
        (ids) => listings.bestOf(ids, MOST_RELATED + 1),
        ({ categoryId }) => categoryId,
      ),
      newestServicesOfSeller: loaderOfMany(
        (ids) => listings.newestServicesOf(ids, LISTED_SERVICES),
        ({ sellerId }) => sellerId,
      ),
      countsOfCategory: loaderOfMany(listings.countsOf, ({ categoryId }) => categoryId),
    },
    { category, search, user },
  )
  return {
    cart: createCartService(listing),
    category,
    listing,
    search,
    site: createSiteRepository(db),
  }
}

const createTalk = (
  db: Database,
  { now }: Outside,
  { company, user }: Pick<ReturnType<typeof createAccounts>, 'company' | 'user'>,
) => {
  const conversations = createConversationRepository(db)
  const notifications = createNotificationRepository(db)
  const telling = createTelling(createLiveRepository(db), now)
  const notification = createNotificationService(notifications, telling, now)
  const applications = createApplicationRepository(db)
  const jobs = createJobRepository(db)
  const job = createJobService(
    jobs,
    loaderOfOne(jobs.byIds, ({ id }) => id),
    { company, now },
  )
  return {
    applications,
    application: createApplicationService({
      applications,
      eventsOf: loaderOfMany(applications.eventsOf, ({ applicationId }) => applicationId),
      countOf: loaderOfOne(applications.countsOf, ({ jobId }) => jobId),
      ofPair: loaderOfOne(applications.ofPairs, pairOf),
      company,
      job,
      now,
    }),
    closing: createJobClosing({ applications, jobs, notification, now }),
    conversations,
    conversation: createConversationService({
      conversations,
      messages: createMessagePages(conversations),
      unread: loaderOfOne(conversations.unreadOf, ({ userId }) => userId),
      user,
    }),
    job,
    jobs,
    notification,
    notifications,
    telling,
  }
}

const createDomain = (db: Database, outside: Outside) => {
  const accounts = createAccounts(db, outside)
  return {
    ...accounts,
    ...createCatalogue(db, accounts),
    ...createTalk(db, outside, accounts),
    audit: createModerationRepository(db),
    drafts: createSellingRepository(db),
  }
}

type Domain = ReturnType<typeof createDomain>

/** Every service, for one request: loaders remember what it has read. */
export const createServices = (db: Database, outside: Outside, visitor: Visitor) => {
  const domain = createDomain(db, outside)
  const attempts = createAttemptService(createAttemptRepository(db), outside.now)
  const inTransaction = async <Result>(work: (within: Domain) => Promise<Result>) => {
    const { result, told } = await db.transaction().execute(async (transaction) => {
      const within = createDomain(transaction, outside)
      const result = await work(within)
      return { result, told: await within.telling.flush() }
    })
    outside.bus.wake(told)
    return result
  }
  const admission = createAdmission({ ...domain, visitor, inTransaction })
  const trips = createSocialTripService({ trips: createSocialTripRepository(db), visitor, now: outside.now })
  return {
    ...domain,
    account: createAccountService({
      ...domain,
      ...outside,
      attempts,
      visitor,
      inTransaction,
      kept: createKeptRepository(db),
    }),
    applying: createApplyingService({ ...domain, attempts, visitor, now: outside.now, inTransaction }),
    bell: createBellService({ ...domain, inTransaction }),
    correspondence: createCorrespondenceService({
      ...domain,
      attempts,
      visitor,
      now: outside.now,
      inTransaction,
    }),
    ownSessions: createOwnSessionsService({ ...domain, visitor }),
    moderation: createModerationService({ ...domain, now: outside.now, inTransaction }),
    posting: createPostingService({ ...domain, attempts, visitor, now: outside.now, inTransaction }),
    selling: createSellingService({ ...domain, now: outside.now, inTransaction }),
    signIn: createSignInService({ ...domain, admission, attempts, visitor, inTransaction }),
    social: createSocialService({ ...domain, admission, trips, identities: outside.identities, inTransaction }),
    uploading: createUploadingService({ ...domain, attempts }),
  }
}
