import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** Files of deliveries become files beside any text: of events and of messages. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('attachment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('event_id', 'text', (column) => column.references('engagement_event.id'))
    .addColumn('message_id', 'text', (column) => column.references('message.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addCheckConstraint('attachment_target', sql`event_id is null or message_id is null`)
    .execute()
  await db.schema.createIndex('attachment_event').on('attachment').columns(['event_id', 'position']).execute()
  await db.schema.createIndex('attachment_message').on('attachment').columns(['message_id', 'position']).execute()
  await db.schema.createIndex('attachment_owner').on('attachment').column('owner_id').execute()
  await sql`
    insert into attachment (id, owner_id, event_id, position, name, size, created_at)
    select id, owner_id, event_id, position, name, size, created_at from engagement_file
  `.execute(db)
  await db.schema.dropTable('engagement_file').execute()
}
