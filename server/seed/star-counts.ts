import type { Transaction } from 'kysely'
import { insertRows } from '../database/insert-rows'
import type { Tables } from '../database/tables/tables'
import { sum, sumOf } from '../lib/sum'

const STARS = [1, 2, 3, 4, 5] as const
/** The part of the missing stars that falls to each low rating. The rest falls to ratings of four stars. */
const SHARES = { 1: 0.12, 2: 0.13, 3: 0.25 }

/** Counts of ratings with one to five stars that have the given number and sum. Few are low, as people rate. */
export const spreadStars = (count: number, total: number) => {
  let missing = 5 * count - total
  const low = ([1, 2, 3] as const).map((stars) => {
    const share = Math.floor(((5 * count - total) * SHARES[stars]) / (5 - stars))
    missing -= share * (5 - stars)
    return share
  })
  const [ones = 0, twos = 0, threes = 0] = low
  // A rating of three stars lacks as many as two of four.
  const surplus = Math.max(0, ones + twos + threes + missing - count)
  const counts = [ones, twos, threes + surplus, missing - 2 * surplus]
  const fives = count - sum(counts)
  if ([...counts, fives].some((each) => each < 0)) throw new Error(`${count} ratings can't have ${total} stars`)
  return [...counts, fives]
}

/** Counts the stars behind the ratings of the fixtures: of reviews with a text, and of those that gave stars alone. */
export const seedStarCounts = async (db: Transaction<Tables>) => {
  const written = await db
    .selectFrom('review')
    .select(['listingId', 'subjectId', 'rating'])
    .where('counted', '=', 1)
    .execute()
  const listings = await db.selectFrom('listing').select(['id', 'rating', 'reviewCount']).execute()
  const companies = await db.selectFrom('company').select(['id', 'rating', 'reviewCount', 'ownerId']).execute()
  const freelancers = await db.selectFrom('freelancer').select(['id', 'rating', 'reviewCount', 'userId']).execute()
  const subjects = [
    ...listings.map((row) => ({ ...row, written: written.filter(({ listingId }) => listingId === row.id) })),
    ...companies.map((row) => ({ ...row, written: written.filter(({ subjectId }) => subjectId === row.ownerId) })),
    ...freelancers.map((row) => ({ ...row, written: written.filter(({ subjectId }) => subjectId === row.userId) })),
  ]
  await insertRows(db, 'starCount', subjects.flatMap(starCountsOf))
}

interface Rated {
  id: string
  rating: number
  reviewCount: number
  written: readonly { rating: number }[]
}

const starCountsOf = ({ id: subjectId, rating, reviewCount, written }: Rated) => {
  const writtenSum = sumOf(written, (review) => review.rating)
  const count = reviewCount - written.length
  const total = Math.min(5 * count, Math.round(rating * reviewCount) - writtenSum)
  const spread = spreadStars(count, total)
  return STARS.map((stars) => ({
    subjectId,
    stars,
    count: (spread[stars - 1] ?? 0) + written.filter((review) => review.rating === stars).length,
  })).filter((row) => row.count > 0)
}
