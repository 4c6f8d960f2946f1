import { VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'
import { createSearchRepository } from '../../modules/search/search.repository'
import { searchParts } from '../../modules/search/search-index'

const BATCH = 2_000

/** Adds the generated public listings to the search index, a transaction for each batch. */
export const addSearchTexts = async (db: Database, onProgress: (done: number) => void) => {
  const read = (after: string) =>
    db
      .selectFrom('listing')
      .innerJoin('category', 'category.id', 'listing.categoryId')
      .innerJoin('user', 'user.id', 'listing.sellerId')
      .select(['listing.id', 'listing.title', 'listing.description', 'category.name as category', 'user.name as seller'])
      .where('listing.visible', '=', VISIBLE)
      .where('listing.id', 'like', '%-generated-%')
      .where('listing.id', '>', after)
      .orderBy('listing.id')
      .limit(BATCH)
      .execute()
  let done = 0
  for (let rows = await read(''); rows.length > 0; rows = await read(rows.at(-1)?.id ?? '')) {
    const texts = rows.map((row) => ({ listingId: row.id, parts: searchParts(row, row.category, row.seller) }))
    await db.transaction().execute((transaction) => createSearchRepository(transaction).add(texts))
    done += rows.length
    onProgress(done)
  }
}
