import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/** Admins search the orders of everybody, and accounts by name and email address. */
export const up = async (db: Kysely<unknown>) => {
  if (isPostgres(db)) {
    await sql`create index engagement_search on engagement using gin (search_text gin_trgm_ops)`.execute(db)
    await sql`create index user_search on "user" using gin (search_text gin_trgm_ops)`.execute(db)
    return
  }
  // SQLite compares the texts in this index, and reads only the rows that match.
  await sql`create index engagement_search on engagement (updated_at, id, search_text, buyer_id, seller_id)`.execute(db)
}
