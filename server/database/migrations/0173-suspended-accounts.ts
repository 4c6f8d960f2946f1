import { type Kysely, sql } from 'kysely'

/** The list of suspended accounts, and their number, read no others. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create index user_suspended on "user" (created_at, id) where deleted_at is null and suspended_at is not null
  `.execute(db)
}
