import type { Transaction } from 'kysely'
import { reviews } from '../../fixtures/reviews'
import { newId } from '../ids'
import { createLiveRepository } from '../live/live.repository'
import { createTelling } from '../live/telling'
import { found } from '../loader'
import { createNotificationRepository } from '../modules/notification/notification.repository'
import { createNotificationService } from '../modules/notification/notification.service'
import { createReviewRepository } from '../modules/review/review.repository'
import { reviewsEnd } from '../modules/review/review.service'
import { reviewWaits } from '../modules/review/review-news'
import type { Tables } from './tables'

const HOUR_MS = 3_600_000

/** What the sample accounts say of each other. It counts nothing: the fixtures' ratings include it. */
export const seedReviews = async (db: Transaction<Tables>) => {
  const begun = Date.now()
  const moment = (hoursAgo: number) => new Date(begun - hoursAgo * HOUR_MS)
  const kept = createReviewRepository(db)
  let now = new Date(begun)
  const telling = createTelling(createLiveRepository(db), () => now)
  const { notify } = createNotificationService(createNotificationRepository(db), telling, () => now)
  for (const { engagement: number, by, rating, text, hoursAgo, reply } of reviews) {
    const engagement = found(
      await db.selectFrom('engagement').selectAll().where('number', '=', number).executeTakeFirst(),
      number,
    )
    const { id: engagementId, buyerId, sellerId, listingId } = engagement
    const end = reviewsEnd(engagement)
    if (!end) throw new Error(`${number} is not completed, so that nobody can have reviewed it`)
    const [authorId, subjectId] = by === 'BUYER' ? [buyerId, sellerId] : [sellerId, buyerId]
    const sides = reviews.filter((other) => other.engagement === number)
    const last = moment(Math.min(...sides.map((other) => other.hoursAgo)))
    const review = {
      id: newId('rev'),
      engagementId,
      side: by,
      authorId,
      subjectId,
      listingId,
      rating,
      text,
      writtenAt: moment(hoursAgo).toISOString(),
      dueAt: end.toISOString(),
      publishedAt: sides.length === 2 ? last.toISOString() : end.getTime() <= begun ? end.toISOString() : null,
      reply: reply?.text ?? null,
      repliedAt: reply ? moment(reply.hoursAgo).toISOString() : null,
    }
    await kept.add(review)
    if (review.publishedAt !== null) continue
    now = moment(hoursAgo)
    const author = await db.selectFrom('user').selectAll().where('id', '=', authorId).executeTakeFirst()
    await notify(reviewWaits(review, engagement, found(author, authorId)))
  }
}
