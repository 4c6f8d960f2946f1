import { type Kysely, sql } from 'kysely'
import { countCatalogueChanges } from './catalogue-triggers'
import { moment } from './columns'

/** Notices of the admins at the top of pages. Pages are cached, so beginning and end are changes of the catalogue. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('site_notice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('author_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('starts_at', moment(db), (column) => column.notNull())
    .addColumn('ends_at', moment(db), (column) => column.notNull())
    .addColumn('role', 'text')
    .addColumn('shown', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('site_notice_start').on('site_notice').columns(['starts_at', 'id']).execute()
  await sql`create index site_notice_shown on site_notice (starts_at, id) where shown = 1`.execute(db)
  await countCatalogueChanges(db, 'site_notice')
}
