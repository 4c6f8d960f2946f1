import type { Transaction } from 'kysely'
import { reviews } from '../../fixtures/reviews'
import { assertFound } from '../database/rows'
import type { Tables } from '../database/tables/tables'
import { earlier, HOUR_MS } from '../lib/dates'
import { newId } from '../lib/ids'
import { accountsOf } from '../modules/engagement/engagement.parties'
import { createLiveEventRepository } from '../modules/live-event/live-event.repository'
import { createLiveEvents } from '../modules/live-event/live-event.service'
import { createNotificationRepository } from '../modules/notification/notification.repository'
import { createNotifier } from '../modules/notification/notifier'
import { reviewReceived } from '../modules/review/review.notifications'
import { reviewWindowEnd } from '../modules/review/review.queries'
import { createReviewRepository } from '../modules/review/review.repository'

/** Inserts the sample reviews. The ratings in the fixtures include them already. */
export const seedReviews = async (db: Transaction<Tables>) => {
  const startedAt = new Date()
  const moment = (hoursAgo: number) => earlier(startedAt, hoursAgo * HOUR_MS)
  const reviewRepository = createReviewRepository(db)
  let now = startedAt
  const liveEvents = createLiveEvents({ liveEventRepository: createLiveEventRepository(db), now: () => now })
  const notificationRepository = createNotificationRepository(db)
  const { notify } = createNotifier({ notificationRepository, liveEvents, now: () => now })
  for (const { engagement: number, by, rating, text, hoursAgo, reply } of reviews) {
    const engagement = assertFound(
      await db.selectFrom('engagement').selectAll().where('number', '=', number).executeTakeFirst(),
      number,
    )
    const { id: engagementId, listingId } = engagement
    const end = reviewWindowEnd(engagement)
    if (!end) throw new Error(`${number} is not completed, so that nobody can have reviewed it`)
    const [authorId, subjectId] = accountsOf(by, engagement)
    const sides = reviews.filter((other) => other.engagement === number)
    const last = moment(Math.min(...sides.map((other) => other.hoursAgo)))
    const publication = sides.length === 2 ? last : end
    const publishedAt = publication <= startedAt ? publication.toISOString() : null
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
      publishedAt,
      counted: by === 'BUYER' && publishedAt !== null ? 1 : 0,
      reply: reply?.text ?? null,
      repliedAt: reply ? moment(reply.hoursAgo).toISOString() : null,
      helpfulCount: 0,
      takenDown: 0,
    }
    await reviewRepository.add(review)
    if (review.publishedAt !== null) continue
    now = moment(hoursAgo)
    const author = await db.selectFrom('user').selectAll().where('id', '=', authorId).executeTakeFirst()
    await notify(reviewReceived(review, engagement, assertFound(author, authorId)))
  }
}
