import type { Kysely } from 'kysely'
import { countCatalogueChanges } from './catalogue-triggers'

/** The languages that sellers work in. The index finds the sellers of a language. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('spoken_language')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('spoken_language_once', ['user_id', 'language'])
    .execute()
  await db.schema
    .createIndex('spoken_language_language')
    .on('spoken_language')
    .columns(['language', 'user_id'])
    .execute()
  await countCatalogueChanges(db, 'spoken_language')
}
