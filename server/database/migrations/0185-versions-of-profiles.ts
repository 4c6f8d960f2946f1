import type { Kysely } from 'kysely'

/**
 * Edits of companies, freelancers and jobs count a version, so that a form is refused whose content was changed elsewhere. A process
 * before this migration doesn't count its edits: as long as one runs, its edits may be overwritten unseen, as before.
 */
export const up = async (db: Kysely<unknown>) => {
  for (const table of ['company', 'freelancer', 'job'])
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
}
