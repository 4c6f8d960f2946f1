import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('outbox_mail').addColumn('topic', 'text').execute()
  await db.schema
    .alterTable('outbox_mail')
    .addColumn('domain', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('outbox_mail').addColumn('sent_at', moment(db)).execute()
  await db.schema.dropIndex('outbox_mail_due').execute()
  await sql`create index outbox_mail_due on outbox_mail (attempts, next_attempt_at)`.execute(db)
  await db.schema.createIndex('outbox_mail_topic').on('outbox_mail').columns(['user_id', 'topic']).unique().execute()
  await db.schema.dropIndex('outbox_mail_user').execute()

  await db.schema
    .createTable('rejected_address')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('rejected_at', moment(db), (column) => column.notNull())
    .execute()
}
