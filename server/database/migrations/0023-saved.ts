import type { Kysely } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('saved_listing')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('listing_id', 'text', (column) => column.notNull().references('listing.id').onDelete('cascade'))
    .addColumn('saved_at', moment(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_listing_key', ['user_id', 'listing_id'])
    .execute()
  await db.schema
    .createIndex('saved_listing_newest')
    .on('saved_listing')
    .columns(['user_id', 'saved_at', 'listing_id'])
    .execute()
  await db.schema.createIndex('saved_listing_listing').on('saved_listing').column('listing_id').execute()

  await db.schema
    .createTable('saved_search')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    // The criteria as one text, so that equal searches are saved once.
    .addColumn('wish', 'text', (column) => column.notNull())
    .addColumn('kind', 'text')
    .addColumn('category_id', 'text', (column) => column.references('category.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('min_price_cents', 'integer')
    .addColumn('max_price_cents', 'integer')
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('saved_search_once').on('saved_search').columns(['user_id', 'wish']).unique().execute()
  await db.schema
    .createIndex('saved_search_newest')
    .on('saved_search')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  // For the searches that a new listing can match: those of its category, and those of any category.
  await db.schema.createIndex('saved_search_category').on('saved_search').columns(['category_id', 'kind']).execute()
}
