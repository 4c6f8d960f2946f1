import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('job').addColumn('closed_at', moment(db)).execute()
  // Public lists leave out closed jobs; the owner's list shows them.
  await db.schema.dropIndex('job_latest').execute()
  await sql`create index job_latest on job (posted_at, id) where closed_at is null`.execute(db)
  await db.schema.dropIndex('job_company').execute()
  await sql`create index job_company on job (company_id, posted_at, id)`.execute(db)

  await db.schema
    .createTable('application')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('job_id', 'text', (column) => column.notNull().references('job.id').onDelete('cascade'))
    .addColumn('applicant_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('expected_pay', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('updated_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('application_once')
    .on('application')
    .columns(['applicant_id', 'job_id'])
    .unique()
    .execute()
  await db.schema.createIndex('application_job').on('application').columns(['job_id', 'created_at', 'id']).execute()
  await db.schema
    .createIndex('application_applicant')
    .on('application')
    .columns(['applicant_id', 'created_at', 'id'])
    .execute()

  await db.schema
    .createTable('application_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) => column.notNull().references('application.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', moment(db), (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('transition', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .execute()
  await db.schema
    .createIndex('application_event_order')
    .on('application_event')
    .columns(['application_id', 'version'])
    .unique()
    .execute()
}
