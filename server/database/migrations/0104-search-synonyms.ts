import type { Kysely } from 'kysely'
import { countCatalogueChanges } from './catalogue-triggers'
import { moment } from './columns'

/** Words that people search for, with those that listings use instead. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('search_synonym')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('term', 'text', (column) => column.notNull().unique())
    .addColumn('meanings', 'text', (column) => column.notNull())
    .addColumn('updated_at', moment(db), (column) => column.notNull())
    .execute()
  await countCatalogueChanges(db, 'search_synonym')
}
