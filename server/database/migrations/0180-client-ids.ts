import { type Kysely, sql } from 'kysely'

/** A repeated request posts a job, or adds a date to a docket, once. Earlier ones have no id of their client. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('job').addColumn('client_id', 'text').execute()
  await db.schema.alterTable('docket_entry').addColumn('client_id', 'text').execute()
  await sql`create unique index job_client on job (owner_id, client_id) where client_id is not null`.execute(db)
  await sql`
    create unique index docket_entry_client on docket_entry (engagement_id, author_id, client_id) where client_id is not null
  `.execute(db)
}
