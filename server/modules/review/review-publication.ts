import type { EngagementRow, ReviewRow } from '../../database/tables/tables'
import { FIRST_MOMENT, forEachDue } from '../../lib/for-each-due'
import type { InTransaction } from '../container-scopes'
import type { Ledger } from '../ledger/ledger.service'
import type { Notifier } from '../notification/notifier'
import type { UserService } from '../user/user.service'
import { reviewPublished } from './review.notifications'
import type { ReviewRepository } from './review.repository'

const BATCH = 100

interface Dependencies {
  reviewRepository: ReviewRepository
  ledger: Ledger
  notifier: Notifier
  userService: UserService
  now: () => Date
}

export const createReviewPublication = (dependencies: Dependencies) => {
  const { reviewRepository, ledger, notifier, userService, now } = dependencies

  /** A buyer's first review of a listing counts, if the buyer has paid for it and did not get all of it back. */
  const isCounted = async (review: ReviewRow) => {
    if (review.side !== 'BUYER') return false
    const { paid, refunded } = await ledger.of(review.engagementId)
    return paid > refunded && (await reviewRepository.countedLike(review)) === undefined
  }

  return {
    /** Publishes the reviews of an engagement and adds the buyer's rating to the averages if it counts. */
    publish: async ({ id, number, sellerId }: EngagementRow) => {
      // Publishing a listing takes the same lock, so that it can't overwrite the new rating. Of concurrent reviews, one counts.
      await userService.lock(sellerId)
      for (const review of await reviewRepository.publish(id, now().toISOString())) {
        if (await isCounted(review)) {
          await reviewRepository.markCounted(review.id)
          await reviewRepository.changeRating(review, 1)
        }
        await notifier.notify(reviewPublished(review, number))
      }
    },

    /** Hides a review with its rating, or shows it again. */
    setTakenDown: async (id: string, takenDown: boolean) => {
      const subjectId = (await reviewRepository.anyById(id))?.subjectId
      if (subjectId === undefined) return
      await userService.lock(subjectId)
      const review = await reviewRepository.setTakenDown(id, takenDown)
      if (review?.counted === 1) await reviewRepository.changeRating(review, takenDown ? -1 : 1)
    },
  }
}

export type ReviewPublication = ReturnType<typeof createReviewPublication>

interface WorkerDependencies {
  reviewRepository: ReviewRepository
  now: () => Date
  inTransaction: InTransaction<{ reviewRepository: ReviewRepository; reviewPublication: ReviewPublication }>
}

/** Publishes reviews whose window has ended without a review of the other party. */
export const createReviewWorker = ({ reviewRepository, now, inTransaction }: WorkerDependencies) => ({
  run: () => {
    const by = now().toISOString()
    return forEachDue({
      first: { dueAt: FIRST_MOMENT, engagementId: '' },
      read: (after) => reviewRepository.due(by, after, BATCH),
      nameOf: ({ engagementId }) => engagementId,
      handle: ({ engagementId }) =>
        inTransaction(async ({ reviewRepository: reviews, reviewPublication }) => {
          const engagement = await reviews.lockEngagement(engagementId)
          if (engagement) await reviewPublication.publish(engagement)
        }),
    })
  },
})
