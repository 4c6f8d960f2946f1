import { assertFound } from '../../database/rows'
import type { UserRow } from '../../database/tables/tables'
import type { MarkReviewHelpfulInput } from '../../generated/resolvers'
import { HOUR_SECONDS } from '../../lib/dates'
import type { InTransaction } from '../container-scopes'
import type { Throttle } from '../rate-limit/throttle'
import type { HelpfulRepository } from './helpful.repository'
import type { ReviewRepository } from './review.repository'

interface Scope {
  helpfulRepository: HelpfulRepository
  reviewRepository: ReviewRepository
}

interface Dependencies {
  reviewRepository: ReviewRepository
  throttle: Throttle
  now: () => Date
  inTransaction: InTransaction<Scope>
}

export const createHelpfulCommands = (dependencies: Dependencies) => {
  const { reviewRepository, throttle, now, inTransaction } = dependencies
  return {
    mark: async ({ id: userId }: UserRow, { reviewId, helpful }: MarkReviewHelpfulInput) => {
      const review = await reviewRepository.find(reviewId)
      if (!review || review.authorId === userId) return notFound
      // Each mark makes the cached pages of the whole site stale.
      const throttled = await throttle([{ key: ['helpful', userId], max: 60, seconds: HOUR_SECONDS }])
      if (throttled) return throttled
      await inTransaction(async ({ helpfulRepository }) => {
        const mark = { reviewId, userId }
        if (helpful && (await helpfulRepository.add(mark, now().toISOString())))
          await helpfulRepository.count(reviewId, 1)
        if (!helpful && (await helpfulRepository.remove(mark))) await helpfulRepository.count(reviewId, -1)
      })
      const marked = assertFound(await reviewRepository.find(reviewId), reviewId)
      return { __typename: 'ReviewMarked' as const, review: marked }
    },
  }
}

const notFound = {
  __typename: 'ReviewNotFound' as const,
  message: 'This review is no longer shown, or it is your own.',
}
