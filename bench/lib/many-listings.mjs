// @ts-check
import { sql } from 'kysely'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open-database.ts'
import { nativeArgon2 } from '../../server/infrastructure/passwords/native-argon2.ts'
import { databaseSearch } from '../../server/infrastructure/search/database/database-search.ts'
import { seed } from '../../server/seed/seed.ts'

const BATCH = 1_000
const LONG = 41
const words = 'a patent is filed by the maker of a brand while every other claim waits for its search report'.split(' ')

/**
 * The sample data and more listings in all categories, some of them with descriptions of 10,000 equal letters.
 * @param {string} url
 * @param {number} count
 */
export const openWithListings = async (url, count) => {
  const db = openDatabase(url)
  await migrate(db)
  await seed(db, nativeArgon2)
  const search = databaseSearch(db)
  const samples = await db.selectFrom('listing').selectAll().execute()
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, i) => {
      const n = from + i
      const text = Array.from({ length: 60 }, (_, word) => words[(n * 7 + word * (1 + (n % 5))) % words.length]).join(
        ' ',
      )
      const sample = samples[n % samples.length]
      if (!sample) throw new Error('There are no sample listings')
      const createdAt = new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString()
      const description = n < LONG ? 'a'.repeat(10_000) : text
      return { ...sample, id: `${sample.id}-${n}`, title: `${text.slice(0, 30)} ${n}`, description, createdAt }
    })
    await db.insertInto('listing').values(rows).execute()
    await search.put(rows.map((listing) => ({ listing, categoryName: 'Category', sellerName: 'Seller' })))
  }
  await sql`analyze listing`.execute(db)
  return db
}
