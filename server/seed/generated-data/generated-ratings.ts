import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import { insertRows } from '../../database/insert-rows'
import type { Tables } from '../../database/tables/tables'
import type { Random } from '../../lib/random'

const UNRATED_SHARE = 0.4

interface Rated {
  id: string
  rating: number
  reviewCount: number
}

/** The stars of before the generated reviews: many subjects have few, few have many. */
export const baseRating = (random: Random) => {
  if (random.happens(UNRATED_SHARE)) return { rating: 0, reviewCount: 0 }
  return { rating: Math.round(50 - 20 * random.next() ** 2) / 10, reviewCount: Math.floor(300 ** random.next()) }
}

/** Adds up counted reviews and stores the new averages. */
export const createTallies = () => {
  const tallies = new Map<string, Insertable<Tables['ratingTally']>>()
  return {
    add: ({ id: subjectId, rating, reviewCount }: Rated, stars: number) => {
      const tally = tallies.get(subjectId)
      const { sum, count } = tally ?? { sum: 0, count: 0 }
      const base = { baseSum: rating * reviewCount, baseCount: reviewCount }
      tallies.set(subjectId, { subjectId, ...base, sum: sum + stars, count: count + 1 })
    },

    store: async (db: Database) => {
      await insertRows(db, 'ratingTally', [...tallies.values()])
      for (const table of ['listing', 'company', 'freelancer'] as const) await updateAverages(db, table)
    },
  }
}

const updateAverages = (db: Database, table: 'listing' | 'company' | 'freelancer') => {
  const average = sql`cast((base_sum + sum) / (base_count + count) as numeric)`
  return sql`
    update ${sql.table(table)} set rating = round(${average}, 1), review_count = base_count + count
    from rating_tally where subject_id = ${sql.table(table)}.id and subject_id like '%-generated-%'
  `.execute(db)
}
