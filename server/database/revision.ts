import { sql } from 'kysely'
import type { Database } from './connection'

const changes = sql<{ revision: number }>`select coalesce(sum(changes), 0) as revision from catalogue_change`

/**
 * Tells states of the catalogue apart: while the revision stays the same, so does all that anybody may read without signing in.
 * Triggers count it, and it is asked of the database each time: it holds for writes of other processes too.
 */
export const revisionOf = (db: Database) => {
  const question = changes.compile(db)
  return async () => {
    const [row] = (await db.executeQuery(question)).rows
    return row && String(row.revision)
  }
}
