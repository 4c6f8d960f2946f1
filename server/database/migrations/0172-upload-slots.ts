import type { Kysely } from 'kysely'
import { moment } from './columns'

/** Uploads in progress, which all processes count together. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('upload_slot')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('until', moment(db), (column) => column.notNull())
    .execute()
}
