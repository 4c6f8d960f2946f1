import type { Kysely } from 'kysely'
import { moment } from './columns'

/** Removed dates stay, and each change of a date is recorded with who made it. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('docket_entry').addColumn('changed_at', moment(db)).execute()
  await db.schema
    .alterTable('docket_entry')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('docket_entry').addColumn('removed_at', moment(db)).execute()
  await db.schema
    .createTable('docket_event')
    .addColumn('entry_id', 'text', (column) => column.notNull().references('docket_entry.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('at', moment(db), (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('docket_event_key', ['entry_id', 'revision'])
    .execute()
  await db.schema.createIndex('docket_event_by').on('docket_event').column('by_id').execute()
}
