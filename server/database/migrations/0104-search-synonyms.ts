import type { Kysely } from 'kysely'
import { countCatalogueChanges } from './catalogue-triggers'

/** Words that people search for, with those that listings use instead. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('search_synonym')
    .addColumn('term', 'text', (column) => column.primaryKey())
    .addColumn('meanings', 'text', (column) => column.notNull())
    .execute()
  await countCatalogueChanges(db, 'search_synonym')
}
