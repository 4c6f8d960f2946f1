import type { EngagementRow } from '../../database/tables/tables'
import { forEachDue } from '../../lib/for-each-due'
import type { Notifier } from '../notification/notifier'
import type { InTransaction } from '../scopes'
import type { UserService } from '../user/user.service'
import { reviewPublished } from './review.notifications'
import type { ReviewRepository } from './review.repository'

const BATCH = 100

interface Dependencies {
  reviewRepository: ReviewRepository
  notifier: Notifier
  userService: UserService
  now: () => Date
}

export const createReviewPublication = ({ reviewRepository, notifier, userService, now }: Dependencies) => ({
  /** Publishes the reviews of an engagement and counts them in the ratings. */
  publish: async ({ id, number, sellerId }: EngagementRow) => {
    // Publishing a listing takes the same lock, so that it can't overwrite the rating.
    await userService.lock(sellerId)
    for (const review of await reviewRepository.publish(id, now().toISOString())) {
      if (review.side === 'BUYER') await reviewRepository.count(review)
      await notifier.notify(reviewPublished(review, number))
    }
  },
})

export type ReviewPublication = ReturnType<typeof createReviewPublication>

interface WorkerDependencies {
  reviewRepository: ReviewRepository
  now: () => Date
  inTransaction: InTransaction<{ reviewRepository: ReviewRepository; reviewPublication: ReviewPublication }>
}

/** Publishes reviews whose other side did not write within the window. */
export const createReviewWorker = ({ reviewRepository, now, inTransaction }: WorkerDependencies) => ({
  run: () => {
    const by = now().toISOString()
    return forEachDue({
      first: { dueAt: new Date(0).toISOString(), engagementId: '' },
      read: (after) => reviewRepository.due(by, after, BATCH),
      handle: ({ engagementId }) =>
        inTransaction(async ({ reviewRepository: reviews, reviewPublication }) => {
          const engagement = await reviews.lockEngagement(engagementId)
          if (engagement) await reviewPublication.publish(engagement)
        }),
    })
  },
})

export type ReviewWorker = ReturnType<typeof createReviewWorker>
