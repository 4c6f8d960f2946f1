import { sql, type Transaction } from 'kysely'
import { languages } from '../../fixtures/accounts/languages'
import { users } from '../../fixtures/accounts/users'
import { briefs } from '../../fixtures/briefs'
import { companies } from '../../fixtures/companies'
import { freelancers } from '../../fixtures/freelancers'
import { jobs } from '../../fixtures/jobs'
import { stats } from '../../fixtures/stats'
import { testimonials } from '../../fixtures/testimonials'
import { toLines } from '../database/columns'
import { type Database, isPostgres } from '../database/connection'
import { assertFound } from '../database/rows'
import type { Tables } from '../database/tables/tables'
import type { PasswordHasher } from '../infrastructure/passwords/password-hasher'
import { foldCase, joinParagraphs } from '../lib/text'
import { drawnBanner } from '../modules/company/company-images'
import { jobTerms } from '../modules/job/job-terms'
import { drawnAvatar, searchText } from '../modules/user/user.service'
import { addCategories } from './categories'
import { seedConversations } from './conversations'
import { seedCredentials } from './credentials'
import { seedDocket } from './docket'
import { seedEngagements } from './engagements'
import { seedInvoices } from './invoices'
import { isEmpty } from './is-empty'
import { seedListings } from './listings'
import { seedMandates } from './mandates'
import { seedPastEngagements } from './past-sales/past-engagements'
import { seedPastReviews } from './past-sales/past-reviews'
import { seedReports } from './reports'
import { seedReviews } from './reviews'
import { seedSiteNotices } from './site-notices'
import { seedStarCounts } from './star-counts'

/** Fills an empty database from fixtures/ in one transaction. Leaves any other unchanged. */
export const seed = async (db: Database, { hash }: Pick<PasswordHasher, 'hash'>) => {
  const passwordHashes = new Map<string, string>()
  for (const password of new Set(users.flatMap((user) => user.password ?? [])))
    passwordHashes.set(password, await hash(password))
  await db.transaction().execute(async (transaction) => {
    // If two servers start at once, the second waits here and then finds the data. SQLite has one writer anyway.
    if (isPostgres(db)) {
      await sql`set local lock_timeout = 0`.execute(transaction)
      await sql`set local statement_timeout = 0`.execute(transaction)
      await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(transaction)
    }
    if (!(await isEmpty(transaction))) return
    await seedUsers(transaction, passwordHashes)
    await addCategories(transaction)
    await seedCompanies(transaction)
    await seedFreelancers(transaction)
    await seedLanguages(transaction)
    await seedJobs(transaction)
    await seedListings(transaction)
    await seedMandates(transaction)
    await seedCredentials(transaction)
    await seedReports(transaction)
    await seedSiteNotices(transaction)
    await seedPastEngagements(transaction)
    await seedEngagements(transaction)
    await seedInvoices(transaction)
    await seedDocket(transaction)
    await seedReviews(transaction)
    await seedPastReviews(transaction)
    await seedStarCounts(transaction)
    await seedConversations(transaction)
    await seedSite(transaction)
  })
}

type Db = Transaction<Tables>

const seedUsers = (db: Db, passwordHashes: ReadonlyMap<string, string>) =>
  db
    .insertInto('user')
    .values(
      users.map(({ password, ...user }) => ({
        ...user,
        searchText: searchText(user.name, user.email),
        passwordHash: (password && passwordHashes.get(password)) ?? null,
        avatar: drawnAvatar(user.id),
        socialProvider: null,
        // The sample sellers have published listings long ago.
        checklistDismissedAt: user.createdAt,
      })),
    )
    .execute()

const seedCompanies = (db: Db) =>
  db
    .insertInto('company')
    .values(
      companies.map(({ owner, initials, palette, description, services, registerNumber, ...company }) => ({
        ...company,
        ownerId: owner,
        logo: `/artwork/emblem/${palette}/${initials}/${company.id}.svg`,
        banner: drawnBanner(company.id, palette),
        description: joinParagraphs(description),
        services: toLines(services),
        visible: 1,
      })),
    )
    .execute()

const seedFreelancers = async (db: Db) => {
  await db
    .insertInto('freelancer')
    .values(
      freelancers.map(({ user, hourlyRate, skills, description, ...freelancer }) => ({
        ...freelancer,
        userId: user,
        hourlyRateCents: hourlyRate * 100,
        skills: toLines(skills),
        description: joinParagraphs(description),
        visible: 1,
      })),
    )
    .execute()
  await db
    .insertInto('freelancerSkill')
    .values(
      freelancers.flatMap(({ id, skills }) => skills.map((skill) => ({ freelancerId: id, skill: foldCase(skill) }))),
    )
    .execute()
}

const seedLanguages = (db: Db) =>
  db
    .insertInto('spokenLanguage')
    .values(
      Object.entries(languages).flatMap(([userId, others]) =>
        (['EN', ...others] as const).map((language) => ({ userId, language })),
      ),
    )
    .execute()

const seedJobs = (db: Db) =>
  db
    .insertInto('job')
    .values(
      [
        ...jobs.map(({ company, ...job }) => ({
          ...job,
          kind: 'POSITION' as const,
          companyId: company,
          ownerId: ownerOf(company),
          closedAt: null,
        })),
        ...briefs.map(({ poster, ...brief }) => ({
          ...brief,
          kind: 'BRIEF' as const,
          companyId: companyOf(poster),
          ownerId: poster,
          type: 'Project',
          closedAt: null,
        })),
      ].map(({ description, ...job }) => ({ ...job, ...jobTerms(job), description: joinParagraphs(description) })),
    )
    .execute()

const ownerOf = (id: string) =>
  assertFound(
    companies.find((company) => company.id === id),
    id,
  ).owner

const companyOf = (owner: string) => companies.find((company) => company.owner === owner)?.id ?? null

const seedSite = async (db: Db) => {
  await db
    .insertInto('testimonial')
    .values(
      testimonials.map((testimonial, position) => ({
        ...testimonial,
        avatar: drawnAvatar(testimonial.id),
        position,
      })),
    )
    .execute()
  await db
    .insertInto('stat')
    .values(stats.map((stat, position) => ({ ...stat, position })))
    .execute()
}
