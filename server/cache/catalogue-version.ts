import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, systemOf } from '../database/connection'

const changes = sql<{ version: number }>`select coalesce(sum(changes), 0) as version from catalogue_change`

/**
 * Reads the catalogue version. Public data changes only with it. Database triggers increase it, so writes of other processes
 * count, too. Calls in one turn of the event loop share one query, which runs after the last of them.
 */
export const catalogueVersionOf = (database: Database) => {
  const db = systemOf(database)
  const query = changes.compile(db)
  let pending: Promise<string | undefined> | undefined

  const readAfterTurn = async () => {
    await setImmediate()
    pending = undefined
    const [row] = (await db.executeQuery(query)).rows
    return row && String(row.version)
  }

  return () => {
    pending ??= readAfterTurn()
    return pending
  }
}
