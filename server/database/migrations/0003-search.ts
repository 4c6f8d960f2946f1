import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

export const up = async (db: Kysely<unknown>) => {
  if (isPostgres(db)) {
    await sql`create extension if not exists pg_trgm`.execute(db)
    await db.schema
      .createTable('listing_search')
      .addColumn('listing_id', 'text', (column) => column.primaryKey().references('listing.id').onDelete('cascade'))
      .addColumn('search_text', 'text', (column) => column.notNull())
      .execute()
    await sql`create index listing_search_trigrams on listing_search using gin (search_text gin_trgm_ops)`.execute(db)
  } else {
    // Texts are stored case-folded, because the tokenizer folds ASCII only.
    await sql`
      create virtual table listing_search using fts5 (listing_id unindexed, search_text, tokenize = 'trigram case_sensitive 1')
    `.execute(db)
  }
}
