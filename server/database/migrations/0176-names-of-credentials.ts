import { type Kysely, sql } from 'kysely'

/** The names that a check was about. Those of existing credentials are today's. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('credential')
    .addColumn('owner_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('credential').addColumn('company_name', 'text').execute()
  await sql`
    update credential set
      owner_name = (select name from "user" where "user".id = credential.user_id),
      company_name = (select name from company where company.owner_id = credential.user_id)
  `.execute(db)
}
