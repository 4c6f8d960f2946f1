import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('review')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('engagement_id', 'text', (column) => column.notNull().references('engagement.id'))
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('subject_id', 'text', (column) => column.notNull().references('user.id'))
    // No foreign key, because the listing may be deleted.
    .addColumn('listing_id', 'text')
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_at', moment(db), (column) => column.notNull())
    .addColumn('due_at', moment(db), (column) => column.notNull())
    .addColumn('published_at', moment(db))
    .addColumn('reply', 'text')
    .addColumn('replied_at', moment(db))
    .execute()
  await db.schema.createIndex('review_once').on('review').columns(['engagement_id', 'side']).unique().execute()
  for (const [name, column] of [
    ['review_listing', 'listing_id'],
    ['review_subject', 'subject_id'],
  ] as const) {
    await sql`create index ${sql.id(name)} on review (${sql.id(column)}, published_at, id) where published_at is not null and side = 'BUYER'`.execute(
      db,
    )
  }
  await sql`create index review_due on review (due_at) where published_at is null`.execute(db)

  // The sums behind a rating: from before the first review, and of the reviews.
  await db.schema
    .createTable('rating_tally')
    .addColumn('subject_id', 'text', (column) => column.primaryKey())
    .addColumn('base_sum', 'double precision', (column) => column.notNull())
    .addColumn('base_count', 'integer', (column) => column.notNull())
    .addColumn('sum', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
}
