import type { Database } from './database/connection'
import type { SampleAccount } from './database/sample-accounts'
import type { Bus } from './live/bus'
import { loaderOfMany, loaderOfOne } from './loader'
import { createAccountService } from './modules/account/account.service'
import { createKeptRepository } from './modules/account/kept.repository'
import { createMailTokenRepository } from './modules/account/mail-token.repository'
import { createMailTokenService } from './modules/account/mail-token.service'
import { createApplyingService } from './modules/application/applying.service'
import { createAttemptRepository } from './modules/attempt/attempt.repository'
import { type AttemptService, createAttemptService } from './modules/attempt/attempt.service'
import { createCartService } from './modules/cart/cart.service'
import { createCategoryRepository } from './modules/category/category.repository'
import { createCategoryService } from './modules/category/category.service'
import { createClockService } from './modules/clock/clock.service'
import { createCompanyRepository } from './modules/company/company.repository'
import { createCompanyService } from './modules/company/company.service'
import { createCorrespondenceService } from './modules/conversation/correspondence.service'
import { createAdvanceService } from './modules/engagement/advance.service'
import { createDeadlineService } from './modules/engagement/deadline.service'
import { createFileService } from './modules/engagement/file.service'
import { createQuoteService } from './modules/engagement/quote.service'
import { createFreelancerRepository } from './modules/freelancer/freelancer.repository'
import { createFreelancerService } from './modules/freelancer/freelancer.service'
import { createPostingService } from './modules/job/posting.service'
import { createDeliveryService } from './modules/letter/delivery.service'
import { createListingRepository } from './modules/listing/listing.repository'
import { createListingService, LISTED_SERVICES, MOST_RELATED } from './modules/listing/listing.service'
import { createModerationRepository } from './modules/moderation/moderation.repository'
import { createModerationService } from './modules/moderation/moderation.service'
import { createBellService } from './modules/notification/bell.service'
import { createMissedService } from './modules/notification/missed-mail'
import { finishPaid } from './modules/order/finish'
import { createOrderService } from './modules/order/order.service'
import { createPayingService } from './modules/payment/paying.service'
import { createRefundingService } from './modules/payment/refunding.service'
import { createReviewingService } from './modules/review/reviewing.service'
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
import type { Clock } from './ports/clock/clock'
import type { FileStore } from './ports/files/files'
import type { IdentityProvider } from './ports/identity/identity'
import type { Mail } from './ports/mail/mail'
import type { PaymentProvider } from './ports/payment/payment'
import { createSavedAndReviews } from './saved-and-reviews'
import { createTalk } from './talk'
import { createTrade } from './trade'
import type { Visitor } from './visitor'
/** What lies outside the process. */
export interface Outside {
  now: () => Date
  /** What `now` tells by. */
  clock: Clock
  /** What the marketplace keeps of what is released. */
  commissionPercent: number
  /** Who takes payments; the sample one keeps its books in the database. */
  payment: (db: Database) => PaymentProvider
  identities: IdentityProvider
  files: FileStore
  mail: Mail
  /** Where people find the site: `https://marque.example`. */
  site: () => string
  /** Wakes the open pages of accounts. */
  bus: Bus
  /** Accounts that everybody may know, where the data are only a sample. */
  sampleAccounts: readonly SampleAccount[]
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
  const search = createSearchService(createSearchRepository(db), category)
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

const createDomain = (db: Database, outside: Outside) => {
  const accounts = createAccounts(db, outside)
  const talk = createTalk(db, outside, accounts)
  const catalogue = createCatalogue(db, accounts)
  return {
    ...accounts,
    ...catalogue,
    ...talk,
    ...createSavedAndReviews(db, outside, { ...accounts, ...catalogue, ...talk }),
    ...createTrade(db, outside, accounts, talk),
    audit: createModerationRepository(db),
    drafts: createSellingRepository(db),
  }
}

type Domain = ReturnType<typeof createDomain>

interface Around extends Omit<Domain, 'site'>, Outside {
  attempts: AttemptService
  provider: PaymentProvider
  visitor: Visitor
  inTransaction: <Result>(work: (within: Domain) => Promise<Result>) => Promise<Result>
}

const createDealings = (around: Around) => {
  const paying = createPayingService({ ...around, finish: finishPaid })
  const withPaying = { ...around, paying }
  const deadline = createDeadlineService(around)
  const reviewing = createReviewingService(around)
  const fireDue = async () => {
    const fired = await deadline.fireDue()
    await reviewing.publishDue()
    return fired
  }
  return {
    advance: createAdvanceService(withPaying),
    deadline,
    order: createOrderService(withPaying),
    paying,
    quote: createQuoteService(around),
    reviewing,
    siteClock: createClockService({ ...around, fireDue }),
  }
}

/** Every service, for one request: loaders remember what it has read. */
export const createServices = (db: Database, outside: Outside, visitor: Visitor) => {
  const domain = createDomain(db, outside)
  const provider = outside.payment(db)
  const delivery = createDeliveryService({ ...domain, ...outside })
  const refunding = createRefundingService({ ...domain, provider })
  /** What is left to be done outside is done once it is committed; after a stop in between, the clockwork does it. */
  const inTransaction = async <Result>(work: (within: Domain) => Promise<Result>) => {
    const { within, result, told } = await db.transaction().execute(async (transaction) => {
      const within = createDomain(transaction, outside)
      const result = await work(within)
      return { within, result, told: await within.telling.flush() }
    })
    outside.bus.wake(told)
    const { letterBox, refundsOwed } = within
    if (letterBox.isFilled()) outside.later('mail', delivery.deliver)
    if (refundsOwed.owed().length > 0) outside.later('refunds', () => refunding.carry(refundsOwed.owed()))
    return result
  }
  const attempts = createAttemptService(createAttemptRepository(db), outside.now)
  // Made once and handed to all: to put it together costs more than most services.
  const around = { ...domain, ...outside, attempts, provider, visitor, inTransaction }
  const admission = createAdmission(around)
  return {
    ...domain,
    ...createDealings(around),
    account: createAccountService({ ...around, kept: createKeptRepository(db) }),
    applying: createApplyingService(around),
    bell: createBellService(around),
    correspondence: createCorrespondenceService(around),
    delivery,
    file: createFileService(around),
    missed: createMissedService(around),
    moderation: createModerationService(around),
    ownSessions: createOwnSessionsService(around),
    posting: createPostingService(around),
    provider,
    refunding,
    sampleAccounts: outside.sampleAccounts,
    selling: createSellingService(around),
    signIn: createSignInService({ ...around, admission }),
    social: createSocialService({
      ...around,
      admission,
      trips: createSocialTripService({ ...around, trips: createSocialTripRepository(db) }),
    }),
    uploading: createUploadingService(around),
  }
}
