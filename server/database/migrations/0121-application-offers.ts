import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** Applications have files, can be edited, and offer a price and days for a brief. Tabs list them by state. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('application').addColumn('price_cents', 'integer').execute()
  await db.schema.alterTable('application').addColumn('days', 'integer').execute()
  await db.schema.alterTable('application').addColumn('edited_at', moment(db)).execute()
  await db.schema
    .alterTable('application')
    .addColumn('engagement_id', 'text', (column) => column.references('engagement.id'))
    .execute()
  await sql`create index application_state on application (job_id, state, created_at, id)`.execute(db)
  await sql`
    create index application_unsuccessful on application (job_id, created_at, id)
    where state in ('DECLINED', 'NOT_CHOSEN', 'WITHDRAWN')
  `.execute(db)

  // With the application, its files become free, and are removed with those.
  await db.schema
    .alterTable('attachment')
    .addColumn('application_id', 'text', (column) => column.references('application.id').onDelete('set null'))
    .execute()
  await sql`
    create index attachment_application on attachment (application_id, position) where application_id is not null
  `.execute(db)
}
