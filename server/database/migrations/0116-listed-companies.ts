import { type Kysely, sql } from 'kysely'

/** Companies without a description are not listed. */
export const up = async (db: Kysely<unknown>) => {
  await sql`drop index company_newest`.execute(db)
  await sql`
    create index company_newest on company (created_at, id) where visible = 1 and description <> ''
  `.execute(db)
}
