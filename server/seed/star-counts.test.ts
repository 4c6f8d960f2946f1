import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/database/databases'
import { spreadStars } from './star-counts'

test('star counts: ratings are spread over the stars with their number and sum', () => {
  for (const [count, sum] of [
    [100, 490],
    [286, 1344],
    [1, 5],
    [0, 0],
    [7, 27],
    [20, 60],
  ] as const) {
    const counts = spreadStars(count, sum)
    expect(counts.reduce((total, each) => total + each, 0)).toBe(count)
    expect(counts.reduce((total, each, i) => total + each * (i + 1), 0)).toBe(sum)
  }
  expect(() => spreadStars(2, 11)).toThrow("2 ratings can't have 11 stars")
})

describe.each(databases)('sample reviews on $name', async ({ openSample }) => {
  const db = await openSample()
  afterAll(() => db.destroy())

  const written = () => db.selectFrom('review').selectAll().where('counted', '=', 1).execute()

  test('sample reviews: at least 120 have words, no two the same, and every rated listing has one', async () => {
    const reviews = await written()
    expect(reviews.length).toBeGreaterThanOrEqual(120)
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length)
    expect(new Set(reviews.map(({ authorId, listingId }) => `${authorId} ${listingId}`)).size).toBe(reviews.length)
    const listings = await db.selectFrom('listing').select('id').where('reviewCount', '>', 0).execute()
    const reviewed = new Set(reviews.map(({ listingId }) => listingId))
    expect(listings.filter(({ id }) => !reviewed.has(id)).map(({ id }) => id)).toEqual([])
  })

  test('star counts: those of the sample data fit the rating and the number of reviews', async () => {
    for (const table of ['listing', 'company', 'freelancer'] as const)
      for (const { id, rating, reviewCount } of await db.selectFrom(table).selectAll().execute()) {
        const counts = await db.selectFrom('starCount').selectAll().where('subjectId', '=', id).execute()
        const total = counts.reduce((sum, { count }) => sum + count, 0)
        const stars = counts.reduce((sum, each) => sum + each.stars * each.count, 0)
        expect([id, total]).toEqual([id, reviewCount])
        if (total > 0) expect([id, Number((stars / total).toFixed(1))]).toEqual([id, rating])
      }
  })

  test('helpful marks: each review has as many marks of other accounts as it counts', async () => {
    for (const { id, authorId, subjectId, helpfulCount } of await written()) {
      const marks = await db.selectFrom('helpfulMark').selectAll().where('reviewId', '=', id).execute()
      expect(marks).toHaveLength(helpfulCount)
      expect(marks.map(({ userId }) => userId).filter((user) => user === authorId || user === subjectId)).toEqual([])
    }
  })
})
