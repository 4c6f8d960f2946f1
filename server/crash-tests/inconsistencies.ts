import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { openDatabase } from '../database/open-database'

/** Describes the rows that are inconsistent after a crash. Empty if the database is consistent. */
export const inconsistenciesIn = async (file: string) => {
  const db = openDatabase(`file:${file}`)
  try {
    return (
      await Promise.all([damagedRows(db), incompleteAccounts(db), rowsWithoutOwner(db), searchIndexErrors(db)])
    ).flat()
  } finally {
    await db.destroy()
  }
}

const damagedRows = async (db: Database) => {
  const { rows: checks } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db)
  const { rows: dangling } = await sql`pragma foreign_key_check`.execute(db)
  const errors = checks.map(({ integrityCheck }) => integrityCheck).filter((text) => text !== 'ok')
  return [...errors, ...dangling.map((row) => `dangling foreign key: ${JSON.stringify(row)}`)]
}

const incompleteAccounts = async (db: Database) => {
  const companies = await db
    .selectFrom('user')
    .leftJoin('company', 'company.ownerId', 'user.id')
    .select(['user.email', 'company.id'])
    .where('user.role', 'in', ['VENDOR', 'FREELANCER', 'BROKER'])
    .where('company.id', 'is', null)
    .execute()
  const profiles = await db
    .selectFrom('user')
    .leftJoin('freelancer', 'freelancer.userId', 'user.id')
    .select(['user.email', 'freelancer.id'])
    .where('user.role', '=', 'FREELANCER')
    // Some freelancers of the sample data have no profile.
    .where('user.email', 'like', 'seller-%')
    .where('freelancer.id', 'is', null)
    .execute()
  return [
    ...companies.map(({ email }) => `${email} has no company`),
    ...profiles.map(({ email }) => `${email} has no freelancer profile`),
  ]
}

const rowsWithoutOwner = async (db: Database) => {
  const users = db.selectFrom('user').select('id')
  const sessions = await db.selectFrom('session').select('id').where('userId', 'not in', users).execute()
  const companies = await db.selectFrom('company').select('id').where('ownerId', 'not in', users).execute()
  const drafts = await db.selectFrom('listingDraft').select('listingId').where('sellerId', 'not in', users).execute()
  return [
    ...sessions.map(({ id }) => `session ${id} has no account`),
    ...companies.map(({ id }) => `company ${id} has no owner`),
    ...drafts.map(({ listingId }) => `the draft of ${listingId} has no seller`),
  ]
}

const searchIndexErrors = async (db: Database) => {
  const visible = (await db.selectFrom('listing').select('id').where('visible', '=', 1).execute()).map(({ id }) => id)
  const found = (await db.selectFrom('listingSearch').select('listingId').execute()).map(({ listingId }) => listingId)
  return [
    ...visible.filter((id) => !found.includes(id)).map((id) => `search misses ${id}`),
    ...found.filter((id) => !visible.includes(id)).map((id) => `search finds ${id}, which is hidden`),
    ...found.filter((id, place) => found.indexOf(id) !== place).map((id) => `search finds ${id} twice`),
  ]
}
