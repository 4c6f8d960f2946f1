import type { Database } from './database/connection'
import { loaderOfMany, loaderOfOne } from './loader'
import { createAttemptRepository } from './modules/attempt/attempt.repository'
import { createAttemptService } from './modules/attempt/attempt.service'
import { createCategoryRepository } from './modules/category/category.repository'
import { createCategoryService } from './modules/category/category.service'
import { createCompanyRepository } from './modules/company/company.repository'
import { createCompanyService } from './modules/company/company.service'
import { createFreelancerRepository } from './modules/freelancer/freelancer.repository'
import { createFreelancerService } from './modules/freelancer/freelancer.service'
import { createJobRepository } from './modules/job/job.repository'
import { createJobService } from './modules/job/job.service'
import { createListingRepository } from './modules/listing/listing.repository'
import { createListingService, LISTED_SERVICES, MOST_RELATED } from './modules/listing/listing.service'
import { createSearchRepository } from './modules/search/search.repository'
import { createSearchService } from './modules/search/search.service'
import { createSessionRepository } from './modules/session/session.repository'
import { createSessionService } from './modules/session/session.service'
import { createSignInService } from './modules/session/sign-in.service'
import { createSiteRepository } from './modules/site/site.repository'
import { createUserRepository } from './modules/user/user.repository'
import { createUserService } from './modules/user/user.service'
import type { IdentityProvider } from './ports/identity/identity'
import type { Visitor } from './visitor'

/** What lies outside the process. */
export interface Outside {
  now: () => Date
  identities: IdentityProvider
}

const createAccounts = (db: Database, { now }: Outside) => {
  const users = createUserRepository(db)
  const companies = createCompanyRepository(db)
  const company = createCompanyService(companies, {
    byId: loaderOfOne(companies.byIds, ({ id }) => id),
    byOwner: loaderOfOne(companies.byOwners, ({ ownerId }) => ownerId),
  })
  const user = createUserService(
    users,
    loaderOfOne(users.byIds, ({ id }) => id),
    company,
    now,
  )
  return { company, user, session: createSessionService(createSessionRepository(db), user, now) }
}

const createCatalogue = (db: Database, { now }: Outside) => {
  const categories = createCategoryRepository(db)
  const listings = createListingRepository(db)
  const category = createCategoryService(
    categories,
    loaderOfOne(categories.byIds, ({ id }) => id),
  )
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
    category,
  )
  return {
    category,
    listing,
    freelancer: createFreelancerService(createFreelancerRepository(db)),
    job: createJobService(createJobRepository(db), now),
    search: createSearchService(createSearchRepository(db)),
    site: createSiteRepository(db),
  }
}

/** Every service, for one request: loaders remember what it has read. */
export const createServices = (db: Database, outside: Outside, visitor: Visitor) => {
  const accounts = createAccounts(db, outside)
  const signIn = createSignInService({
    ...accounts,
    attempts: createAttemptService(createAttemptRepository(db), outside.now),
    identities: outside.identities,
    visitor,
    inTransaction: (work) => db.transaction().execute((transaction) => work(createAccounts(transaction, outside))),
  })
  return { ...accounts, ...createCatalogue(db, outside), signIn }
}
