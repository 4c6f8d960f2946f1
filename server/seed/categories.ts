import { categories } from '../../fixtures/categories'
import { searchSynonyms } from '../../fixtures/search-synonyms'
import { toLines } from '../database/columns'
import type { Database } from '../database/connection'

/** Adds the categories of listings and the synonyms of searches to a database without categories, with sample data or without. */
export const addCategories = async (db: Database) => {
  if (await db.selectFrom('category').select('id').limit(1).executeTakeFirst()) return
  await db
    .insertInto('searchSynonym')
    .values(Object.entries(searchSynonyms).map(([term, meanings]) => ({ term, meanings: toLines(meanings) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Last: a start that is cut off before adds both at the next one. Another process may start at the same time.
  await db
    .insertInto('category')
    .values(
      categories.map((category, position) => ({
        ...category,
        featured: Number(category.featured),
        icon: `/artwork/category/${category.slug}.svg`,
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
