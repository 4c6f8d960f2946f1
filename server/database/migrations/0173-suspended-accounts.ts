import { type Kysely, sql } from 'kysely'

/** The list and the count of suspended accounts read only the rows of this index. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create index user_suspended on "user" (created_at, id) where deleted_at is null and suspended_at is not null
  `.execute(db)
}
