import { sql, type Transaction } from 'kysely'
import { categories } from '../../fixtures/categories'
import { companies } from '../../fixtures/companies'
import { freelancers } from '../../fixtures/freelancers'
import { jobs } from '../../fixtures/jobs'
import { stats } from '../../fixtures/stats'
import { testimonials } from '../../fixtures/testimonials'
import { users } from '../../fixtures/users'
import { hashPassword } from '../modules/session/password'
import { searchText } from '../modules/user/user.service'
import { foldCase } from '../text/fold-case'
import type { Database } from './connection'
import { isPostgres } from './dialect'
import { toLines } from './lines'
import { toText } from './paragraphs'
import { seedEngagements } from './seed-engagements'
import { seedListings } from './seed-listings'
import { seedPast } from './seed-past'
import { seedReviews } from './seed-reviews'
import { seedTalk } from './seed-talk'
import type { Tables } from './tables'

/** Fills an empty database from fixtures/, whole or not at all; leaves any other as it is. */
export const seed = async (db: Database) => {
  if (!(await isEmpty(db))) return
  const passwordHashes = new Map<string, string>()
  for (const { id, password } of users) if (password) passwordHashes.set(id, await hashPassword(password))
  await db.transaction().execute(async (transaction) => {
    // Two servers may start at once: the second waits here, then finds the work done. SQLite lets in one writer anyway.
    if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(transaction)
    if (!(await isEmpty(transaction))) return
    await seedUsers(transaction, passwordHashes)
    await seedCategories(transaction)
    await seedCompanies(transaction)
    await seedFreelancers(transaction)
    await seedJobs(transaction)
    await seedListings(transaction)
    await seedPast(transaction)
    await seedEngagements(transaction)
    await seedReviews(transaction)
    await seedTalk(transaction)
    await seedSite(transaction)
  })
}

const isEmpty = async (db: Database) => !(await db.selectFrom('category').select('id').limit(1).executeTakeFirst())

type Fill = Transaction<Tables>

const seedUsers = (db: Fill, passwordHashes: ReadonlyMap<string, string>) =>
  db
    .insertInto('user')
    .values(
      users.map(({ password, ...user }) => ({
        ...user,
        searchText: searchText(user.name, user.email),
        passwordHash: passwordHashes.get(user.id) ?? null,
        avatar: `/artwork/avatar/${user.id}.svg`,
        socialProvider: null,
      })),
    )
    .execute()

const seedCategories = (db: Fill) =>
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

const seedCompanies = (db: Fill) =>
  db
    .insertInto('company')
    .values(
      companies.map(({ owner, initials, palette, description, services, verified, ...company }) => ({
        ...company,
        ownerId: owner,
        logo: `/artwork/emblem/${palette}/${initials}/${company.id}.svg`,
        banner: `/artwork/banner/${palette}/${company.id}.svg`,
        description: toText(description),
        services: toLines(services),
        verified: Number(verified),
        visible: 1,
      })),
    )
    .execute()

const seedFreelancers = async (db: Fill) => {
  await db
    .insertInto('freelancer')
    .values(
      freelancers.map(({ user, hourlyRate, skills, description, ...freelancer }) => ({
        ...freelancer,
        userId: user,
        hourlyRateCents: hourlyRate * 100,
        skills: toLines(skills),
        description: toText(description),
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

const seedJobs = (db: Fill) =>
  db
    .insertInto('job')
    .values(
      jobs.map(({ company, description, ...job }) => ({
        ...job,
        companyId: company,
        description: toText(description),
      })),
    )
    .execute()

const seedSite = async (db: Fill) => {
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
