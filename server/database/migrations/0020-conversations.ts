import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('conversation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('low_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('high_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()
  // Two accounts have a single conversation about a subject, whoever writes first.
  await db.schema
    .createIndex('conversation_pair')
    .on('conversation')
    .columns(['low_id', 'high_id', 'subject_kind', 'subject_id'])
    .unique()
    .execute()
  await db.schema
    .createIndex('conversation_subject')
    .on('conversation')
    .columns(['subject_kind', 'subject_id'])
    .execute()

  await db.schema
    .createTable('conversation_party')
    .addColumn('conversation_id', 'text', (column) =>
      column.notNull().references('conversation.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('other_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('last_message_at', moment(db), (column) => column.notNull())
    .addColumn('read_up_to', 'integer', (column) => column.notNull())
    .addColumn('unread', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('conversation_party_key', ['conversation_id', 'user_id'])
    .execute()
  await db.schema
    .createIndex('conversation_party_inbox')
    .on('conversation_party')
    .columns(['user_id', 'last_message_at', 'conversation_id'])
    .execute()
  // Partial, because most conversations have no unread messages.
  await sql`create index conversation_party_unread on conversation_party (user_id) where unread > 0`.execute(db)

  await db.schema
    .createTable('message')
    .addColumn('conversation_id', 'text', (column) =>
      column.notNull().references('conversation.id').onDelete('cascade'),
    )
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('sender_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('sent_at', moment(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('message_key', ['conversation_id', 'sequence'])
    .execute()
  await db.schema
    .createIndex('message_client')
    .on('message')
    .columns(['conversation_id', 'sender_id', 'client_id'])
    .unique()
    .execute()
  await db.schema.createIndex('message_sender').on('message').column('sender_id').execute()
}
