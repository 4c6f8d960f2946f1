import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/**
 * SQLite's full-text table finds a row by its `rowid` only, and read all texts to replace one. This table has the `rowid` of each
 * listing. PostgreSQL's table has a key.
 */
export const up = async (db: Kysely<unknown>) => {
  if (isPostgres(db)) return
  await sql`create table listing_search_row (id integer primary key, listing_id text not null unique)`.execute(db)
  await sql`insert into listing_search_row (id, listing_id) select rowid, listing_id from listing_search`.execute(db)
}
