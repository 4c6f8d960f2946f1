import { sql, type Transaction } from 'kysely'
import type { Database } from './connection'
import { isPostgres } from './dialect'
import type { Tables } from './tables'

/**
 * What this connection has written, less what was written quietly, and what all others have: every write that is to be seen
 * changes one of the two.
 */
const ofSqlite = sql<{ revision: string }>`
  select (total_changes() - quiet_write.count) || '.' || data_version as revision from pragma_data_version, quiet_write`

/**
 * Which transactions are seen: every one that commits changes it, whichever process it is of. A quiet one counts up both the
 * last that is seen and the quiet ones, so that it leaves no trace.
 */
const ofPostgres = sql<{ revision: string }>`
  select (pg_snapshot_xmax(seen)::text::bigint - quiet_write.count)::text || array(select pg_snapshot_xip(seen)::text)::text
    as revision
  from quiet_write, pg_current_snapshot() as seen`

/**
 * Tells states of the database apart: while the revision stays the same, so does all that can be read, but for what was
 * written quietly. It is asked of the database each time, so that no place that writes has to think of it.
 */
export const revisionOf = (db: Database) => {
  const question = (isPostgres(db) ? ofPostgres : ofSqlite).compile(db)
  return async () => (await db.executeQuery(question)).rows[0]?.revision
}

/**
 * Writes what no kept answer tells, in a transaction of its own without savepoints: the revision stays. Another process on
 * the same SQLite file sees it as any write.
 */
export const writeQuietly = (db: Database, write: (within: Transaction<Tables>) => Promise<unknown>) =>
  db.transaction().execute(async (transaction) => {
    const countUp = (by: number) =>
      transaction
        .updateTable('quietWrite')
        .set(({ eb }) => ({ count: eb('count', '+', by) }))
        .execute()
    if (isPostgres(db)) {
      // First, so that of two processes one waits for the other before it holds anything.
      await countUp(1)
      return write(transaction)
    }
    const before = await totalChanges(transaction)
    await write(transaction)
    // And the row that says so.
    await countUp((await totalChanges(transaction)) - before + 1)
  })

const totalChanges = async (transaction: Transaction<Tables>) => {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(transaction)
  return rows[0]?.changes ?? 0
}
