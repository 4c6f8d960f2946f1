import { sql } from 'kysely'
import type { Database } from './connection'
import { isPostgres } from './dialect'

/** What this connection has written, and what all others have: every write that is to be seen changes one of the two. */
const ofSqlite = sql<{
  revision: string
}>`select total_changes() || '.' || data_version as revision from pragma_data_version`

/** Which transactions are seen: every one that commits changes it, whichever process it is of. */
const ofPostgres = sql<{ revision: string }>`select pg_current_snapshot()::text as revision`

/**
 * Tells states of the database apart: while the revision stays the same, so does all that can be read. It is asked of the
 * database each time, so that no place that writes has to think of it.
 */
export const revisionOf = (db: Database) => {
  const question = (isPostgres(db) ? ofPostgres : ofSqlite).compile(db)
  return async () => (await db.executeQuery(question)).rows[0]?.revision
}
