import { type Kysely, sql } from 'kysely'

/** Only counted reviews are part of ratings. Those that were published before the column existed are. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('review')
    .addColumn('counted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update review set counted = 1 where side = 'BUYER' and published_at is not null`.execute(db)
  await sql`create index review_counted on review (author_id, subject_id) where counted = 1`.execute(db)
}
