import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** The dates of official procedures, their reminders, and the calendar feeds with all dates of an account. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('docket_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('engagement_id', 'text', (column) => column.notNull().references('engagement.id'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('jurisdiction', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    // ISO 8601, which sorts by day.
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('official_fee_cents', 'bigint')
    .addColumn('service_fee_cents', 'bigint')
    .addColumn('done_at', moment(db))
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('docket_entry_engagement')
    .on('docket_entry')
    .columns(['engagement_id', 'due_on'])
    .execute()
  await sql`create index docket_entry_author on docket_entry (author_id)`.execute(db)
  await db.schema
    .createTable('docket_reminder')
    .addColumn('entry_id', 'text', (column) => column.notNull().references('docket_entry.id').onDelete('cascade'))
    .addColumn('due_at', moment(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('docket_reminder_key', ['entry_id', 'due_at'])
    .execute()
  await db.schema.createIndex('docket_reminder_due').on('docket_reminder').columns(['due_at', 'entry_id']).execute()
  await db.schema
    .createTable('calendar_feed')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()
}
