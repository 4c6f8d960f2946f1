import type { Kysely } from 'kysely'

/** Pictures and files have slots of their own. Those that a process before this migration takes count as files. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('upload_slot')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('file'))
    .execute()
}
