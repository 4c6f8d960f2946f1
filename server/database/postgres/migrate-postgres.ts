import { type Migration, Migrator, sql } from 'kysely'
import { wait } from '../../lib/wait'
import type { Database } from '../connection'
import { codeOf } from '../database-errors'

export interface DatabaseMigration extends Migration {
  /**
   * PostgreSQL only: runs without a transaction, for `create index concurrently`. Such a migration must succeed when it is repeated,
   * because a failure leaves the part that is done.
   */
  withoutTransaction?: true
}

/** The key of the advisory lock: any number that no other code uses. */
const LOCK = 4_242_001
const LOCK_NOT_AVAILABLE = '55P03'
const TRIES = 10

/**
 * Runs the pending migrations of a PostgreSQL database. Those in a row that need a transaction share one. A second process waits. A
 * table that others lock is tried again for about a minute.
 */
export const migratePostgres = (db: Database, migrations: Record<string, DatabaseMigration>) =>
  db.connection().execute(async (connection) => {
    await lock(connection)
    try {
      for (const names of batchesOf(await pendingOf(connection, migrations), migrations)) {
        await withRetries(() => run(connection, migrations, names))
      }
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

const migratorOf = (db: Database, migrations: Record<string, Migration>, disableTransactions = false) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations }, disableTransactions })

const pendingOf = async (db: Database, migrations: Record<string, Migration>) =>
  (await migratorOf(db, migrations).getMigrations()).filter(({ executedAt }) => !executedAt).map(({ name }) => name)

/** A migration without a transaction is a batch of its own. */
const batchesOf = (names: readonly string[], migrations: Record<string, DatabaseMigration>) => {
  const batches: string[][] = []
  let isOpen = false
  for (const name of names) {
    const isAlone = migrations[name]?.withoutTransaction === true
    if (isOpen && !isAlone) batches.at(-1)?.push(name)
    else batches.push([name])
    isOpen = !isAlone
  }
  return batches
}

const run = async (db: Database, migrations: Record<string, DatabaseMigration>, names: readonly string[]) => {
  const last = names.at(-1) ?? ''
  const { error } = await migratorOf(db, migrations, migrations[last]?.withoutTransaction).migrateTo(last)
  if (error) throw error
}

const withRetries = async (work: () => Promise<void>, tries = TRIES): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (tries === 1 || codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
    await wait(1_000)
    return withRetries(work, tries - 1)
  }
}
