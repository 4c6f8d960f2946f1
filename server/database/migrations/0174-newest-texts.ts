import { type Kysely, sql } from 'kysely'

/** A search without filters begins with the newest texts, and reads no other table for them. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create index listing_search_newest on listing_search (created_at, listing_id)`.execute(db)
}
