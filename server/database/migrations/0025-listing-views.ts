import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('listing_views')
    // No foreign key, because the sales report counts the views of deleted listings.
    .addColumn('listing_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('seller_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_views_key', ['listing_id', 'day'])
    .execute()
  await db.schema.createIndex('listing_views_seller').on('listing_views').columns(['seller_id', 'day']).execute()
}
