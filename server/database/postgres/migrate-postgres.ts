import { sql } from 'kysely'
import { codeOf } from '../../lib/errors'
import { wait } from '../../lib/timers'
import type { Database } from '../connection'
import { type Migrations, migratorOf } from '../migrator'
import { buildLaterIndexes, createLaterIndexes, dropLaterIndexes, hasLaterIndexes, notesIndexes } from './later-indexes'

/** The key of the advisory lock: any number that no other code uses. */
const LOCK = 4_242_001
const LOCK_NOT_AVAILABLE = '55P03'
const TRIES = 10

/**
 * Runs the pending migrations of a PostgreSQL database: all in one transaction in a new database, which nobody uses yet. In an
 * upgrade, each has a transaction of its own, and its indexes are built concurrently after it. A second process waits. A table that
 * others lock is tried again for about a minute.
 */
export const migratePostgres = (db: Database, migrations: Migrations) =>
  db.connection().execute(async (connection) => {
    await lock(connection)
    try {
      const all = await migratorOf(connection, migrations).getMigrations()
      const isNew = all.every(({ executedAt }) => !executedAt)
      const pending = all.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
      if (isNew) await withRetries(() => run(connection, migrations))
      else await upgrade(connection, migrations, pending)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })

/** Asks repeatedly: a statement that waits for the lock has a snapshot, for whose end `create index concurrently` would wait. */
const lock = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as locked`.execute(db)
  if (rows[0]?.locked) return
  await wait(100)
  return lock(db)
}

/** Throws also if a later version of Marque has migrated the database. */
const run = async (db: Database, migrations: Migrations, last?: string) => {
  const migrator = migratorOf(db, migrations)
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error
}

const upgrade = async (db: Database, migrations: Migrations, pending: readonly string[]) => {
  if (pending.length === 0) {
    await run(db, migrations)
    if (!(await hasLaterIndexes(db))) return
  }
  await createLaterIndexes(db)
  await withRetries(() => buildLaterIndexes(db))
  for (const name of pending) {
    await withRetries(() => run(db, notingIndexes(migrations), name))
    await withRetries(() => buildLaterIndexes(db))
  }
  await dropLaterIndexes(db)
}

const notingIndexes = (migrations: Migrations): Migrations =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [name, { up: (db) => up(db.withPlugin(notesIndexes)) }]),
  )

const withRetries = async (work: () => Promise<unknown>, tries = TRIES): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (tries === 1 || codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
    await wait(1_000)
    return withRetries(work, tries - 1)
  }
}
