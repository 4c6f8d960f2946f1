import type { Insertable, Transaction } from 'kysely'
import { users } from '../../../fixtures/accounts/users'
import { pastSales } from '../../../fixtures/past-sales'
import { assertFound } from '../../database/rows'
import type { Tables } from '../../database/tables/tables'
import { inDays } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { reviewWindowEnd } from '../../modules/review/review.queries'

/** Inserts the reviews of past sales, in few statements because a database in memory is filled at each start. */
export const seedPastReviews = async (db: Transaction<Tables>) => {
  const numbers = pastSales.filter(({ review }) => review).map(({ number }) => number)
  const rows = await db.selectFrom('engagement').selectAll().where('number', 'in', numbers).execute()
  const engagements = new Map(rows.map((row) => [row.number, row]))
  const reviews: Insertable<Tables['review']>[] = []
  const marks: Insertable<Tables['helpfulMark']>[] = []
  for (const [place, { number, review }] of pastSales.entries()) {
    if (!review) continue
    const engagement = assertFound(engagements.get(number), number)
    const { id: engagementId, buyerId: authorId, sellerId: subjectId, listingId } = engagement
    const end = reviewWindowEnd(engagement)
    if (!end || end > new Date()) throw new Error(`The review of ${number} can't be published yet`)
    const at = (days: number) => inDays(end, days)
    const id = newId('rev')
    reviews.push({
      id,
      engagementId,
      side: 'BUYER',
      authorId,
      subjectId,
      listingId,
      counted: 1,
      rating: review.rating,
      text: review.text,
      helpfulCount: review.helpful,
      writtenAt: at(-12),
      dueAt: at(0),
      publishedAt: at(0),
      reply: review.reply ?? null,
      repliedAt: review.reply ? at(2) : null,
    })
    marks.push(
      ...marksOf(id, [authorId, subjectId], review.helpful, place).map((mark) => ({ ...mark, markedAt: at(1) })),
    )
  }
  await db.insertInto('review').values(reviews).execute()
  await db.insertInto('helpfulMark').values(marks).execute()
}

/** Marks of other accounts than the parties, beginning with another one for each review. */
const marksOf = (reviewId: string, parties: readonly string[], count: number, place: number) => {
  const others = users.filter(({ id, password }) => password === undefined && !parties.includes(id))
  const start = (place * 7) % others.length
  return [...others.slice(start), ...others.slice(0, start)]
    .slice(0, count)
    .map(({ id: userId }) => ({ reviewId, userId }))
}
