import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** Files that buyers of a product receive, in versions, and the licence under which they are sold. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('product_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // No foreign key: a draft has no row in `listing`, and the listing may be deleted.
    .addColumn('listing_id', 'text', (column) => column.notNull())
    .addColumn('seller_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('series_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('removed_at', moment(db))
    .addUniqueConstraint('product_file_version', ['series_id', 'version'])
    .execute()
  await db.schema.createIndex('product_file_listing').on('product_file').column('listing_id').execute()
  await db.schema.createIndex('product_file_seller').on('product_file').column('seller_id').execute()
  for (const table of ['listing', 'listing_draft'])
    await db.schema
      .alterTable(table)
      .addColumn('licence', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  await db.schema.alterTable('engagement').addColumn('licence', 'text').execute()
  await sql`create index engagement_listing on engagement (listing_id, buyer_id)`.execute(db)
}
