import type { Kysely } from 'kysely'

/** Packages and extras of services, and licences of products for more people. An engagement keeps what was chosen. */
export const up = async (db: Kysely<unknown>) => {
  for (const table of ['listing', 'listing_draft'])
    await db.schema
      .alterTable(table)
      .addColumn('options', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  await db.schema.alterTable('engagement').addColumn('choice', 'text').execute()
}
