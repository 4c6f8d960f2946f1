import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('user')
    .addColumn('mails_missed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()

  await db.schema
    .createTable('notification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('topic', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('since', moment(db), (column) => column.notNull())
    .addColumn('at', moment(db), (column) => column.notNull())
    .addColumn('read_at', moment(db))
    .addColumn('mailed_at', moment(db))
    .execute()
  await db.schema.createIndex('notification_newest').on('notification').columns(['user_id', 'at', 'id']).execute()
  await sql`create index notification_unread on notification (user_id) where read_at is null`.execute(db)
  await sql`create unique index notification_topic on notification (user_id, topic) where read_at is null and topic is not null`.execute(
    db,
  )
  await sql`create index notification_unmailed on notification (since) where read_at is null and mailed_at is null`.execute(
    db,
  )

  // Live events: the last sequence number of each account, and the event of each number.
  await db.schema
    .createTable('live_position')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('live_event')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('at', moment(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('live_event_key', ['user_id', 'sequence'])
    .execute()
  await db.schema.createIndex('live_event_age').on('live_event').column('at').execute()
}
