import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('user').addColumn('suspended_at', moment(db)).execute()
  await db.schema.alterTable('user').addColumn('suspended_reason', 'text').execute()
  // Lists leave out deleted accounts.
  await db.schema.dropIndex('user_newest').execute()
  await db.schema.dropIndex('user_role_newest').execute()
  const index = (name: string, columns: string[]) => {
    const all = sql.join(columns.map((column) => sql.id(column)))
    return sql`create index ${sql.id(name)} on "user" (${all}) where deleted_at is null`.execute(db)
  }
  await index('user_newest', ['created_at', 'id'])
  await index('user_role_newest', ['role', 'created_at', 'id'])
  await index('user_name', ['search_text', 'id'])
  await index('user_role_name', ['role', 'search_text', 'id'])

  await db.schema
    .createTable('audit_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', moment(db), (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('subject_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('from_role', 'text')
    .addColumn('to_role', 'text')
    .execute()
  await db.schema.createIndex('audit_event_newest').on('audit_event').columns(['at', 'id']).execute()
  await db.schema.createIndex('audit_event_subject').on('audit_event').columns(['subject_id', 'at', 'id']).execute()
}
