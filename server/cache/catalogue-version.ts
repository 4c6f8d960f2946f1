import { sql } from 'kysely'
import { type Database, systemOf } from '../database/connection'
import { oncePerTurn } from '../lib/timers'

export const sumOfChanges = sql<number>`(select coalesce(sum(changes), 0) from catalogue_change)`

/**
 * Reads the catalogue version. Public data changes only with it. Database triggers increase it, so writes of other processes
 * count, too.
 */
export const catalogueVersionOf = (database: Database) => {
  const db = systemOf(database)
  const query = sql<{ version: number }>`select ${sumOfChanges} as version`.compile(db)
  return oncePerTurn(async () => {
    const [row] = (await db.executeQuery(query)).rows
    return row && String(row.version)
  })
}
