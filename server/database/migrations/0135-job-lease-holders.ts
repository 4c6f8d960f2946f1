import type { Kysely } from 'kysely'

/** A process that has lost its lease, because its job took too long, must not end the lease of another process. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('job_lease')
    .addColumn('holder', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
