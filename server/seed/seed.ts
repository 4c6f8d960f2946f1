import { sql, type Transaction } from 'kysely'
import { categories } from '../../fixtures/categories'
import { companies } from '../../fixtures/companies'
import { freelancers } from '../../fixtures/freelancers'
import { jobs } from '../../fixtures/jobs'
import { stats } from '../../fixtures/stats'
import { testimonials } from '../../fixtures/testimonials'
import { users } from '../../fixtures/users'
import { toLines } from '../database/columns'
import { type Database, isPostgres } from '../database/connection'
import type { Tables } from '../database/tables/tables'
import { foldCase, joinParagraphs } from '../lib/text'
import { hashPassword } from '../modules/session/password'
import { searchText } from '../modules/user/user.service'
import { seedConversations } from './conversations'
import { seedCredentials } from './credentials'
import { seedDocket } from './docket'
import { seedEngagements } from './engagements'
import { seedInvoices } from './invoices'
import { seedListings } from './listings'
import { seedMandates } from './mandates'
import { seedPastEngagements } from './past-engagements'
import { seedPastReviews } from './past-reviews'
import { seedReviews } from './reviews'
import { seedStarCounts } from './star-counts'

/** Fills an empty database from fixtures/ in one transaction. Leaves any other unchanged. */
export const seed = async (db: Database) => {
  if (!(await isEmpty(db))) return
  const passwordHashes = new Map<string, string>()
  for (const { id, password } of users) if (password) passwordHashes.set(id, await hashPassword(password))
  await db.transaction().execute(async (transaction) => {
    // If two servers start at once, the second waits here and then finds the data. SQLite has one writer anyway.
    if (isPostgres(db)) {
      await sql`set local lock_timeout = 0`.execute(transaction)
      await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(transaction)
    }
    if (!(await isEmpty(transaction))) return
    await seedUsers(transaction, passwordHashes)
    await seedCategories(transaction)
    await seedCompanies(transaction)
    await seedFreelancers(transaction)
    await seedJobs(transaction)
    await seedListings(transaction)
    await seedMandates(transaction)
    await seedCredentials(transaction)
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

const isEmpty = async (db: Database) => !(await db.selectFrom('category').select('id').limit(1).executeTakeFirst())

type Db = Transaction<Tables>

const seedUsers = (db: Db, passwordHashes: ReadonlyMap<string, string>) =>
  db
    .insertInto('user')
    .values(
      users.map(({ password, ...user }) => ({
        ...user,
        searchText: searchText(user.name, user.email),
        passwordHash: passwordHashes.get(user.id) ?? null,
        avatar: `/artwork/avatar/${user.id}.svg`,
        socialProvider: null,
        // The sample sellers have published listings long ago.
        checklistDismissedAt: user.createdAt,
      })),
    )
    .execute()

const seedCategories = (db: Db) =>
  db
    .insertInto('category')
    .values(
      categories.map((category, position) => ({
        ...category,
        featured: Number(category.featured),
        icon: `/artwork/category/${category.slug}.svg`,
        position,
      })),
    )
    .execute()

const seedCompanies = (db: Db) =>
  db
    .insertInto('company')
    .values(
      companies.map(({ owner, initials, palette, description, services, verified, ...company }) => ({
        ...company,
        ownerId: owner,
        logo: `/artwork/emblem/${palette}/${initials}/${company.id}.svg`,
        banner: `/artwork/banner/${palette}/${company.id}.svg`,
        description: joinParagraphs(description),
        services: toLines(services),
        verified: Number(verified),
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

const seedJobs = (db: Db) =>
  db
    .insertInto('job')
    .values(
      jobs.map(({ company, description, ...job }) => ({
        ...job,
        companyId: company,
        description: joinParagraphs(description),
      })),
    )
    .execute()

const seedSite = async (db: Db) => {
  await db
    .insertInto('testimonial')
    .values(
      testimonials.map((testimonial, position) => ({
        ...testimonial,
        avatar: `/artwork/avatar/${testimonial.id}.svg`,
        position,
      })),
    )
    .execute()
  await db
    .insertInto('stat')
    .values(stats.map((stat, position) => ({ ...stat, position })))
    .execute()
}
