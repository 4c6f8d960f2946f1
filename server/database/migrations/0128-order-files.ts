import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** Admins see which mails an order has caused, without their texts, and open its messages for a reason that is recorded. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('mail_record')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addColumn('engagement_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('about_id', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('queued_at', moment(db), (column) => column.notNull())
    .addColumn('updated_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('mail_record_engagement')
    .on('mail_record')
    .columns(['engagement_id', 'queued_at', 'id'])
    .execute()
  await db.schema.createIndex('mail_record_user').on('mail_record').column('user_id').execute()
  await sql`create index mail_record_about on mail_record (about_id) where about_id is not null`.execute(db)
  await sql`create index mail_record_waiting on mail_record (mail_id) where state = 'WAITING'`.execute(db)
  await sql`create index audit_event_record on audit_event (record_id, at) where record_id is not null`.execute(db)
}
