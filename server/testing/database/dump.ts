import { sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'

/** Tables that every request may write, also without changing a row, and those that a trigger keeps for the search. */
const ignored = /^(session|catalogue_change|rate_limit_attempt|cost_bucket|listing_search_|search_word|sqlite_)/

const namesOf = async (db: Database) => {
  const { rows } = isPostgres(db)
    ? await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
    : await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !ignored.test(name))
}

/** Every row of a database as text, with the name of its table. */
export const dump = async (db: Database) => {
  const lines: string[] = []
  for (const name of await namesOf(db)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    for (const row of rows) lines.push(`${name} ${JSON.stringify(row)}`)
  }
  return new Set(lines)
}
