import type { Kysely } from 'kysely'
import { moment } from './columns'

/** Jobs that one process at a time may run. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('job_lease')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('until', moment(db), (column) => column.notNull())
    .execute()
}
