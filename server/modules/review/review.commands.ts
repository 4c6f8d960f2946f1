import type { ReviewRow, UserRow } from '../../database/tables/tables'
import type { ReplyToReviewInput, ReviewEngagementInput } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import { paragraphs } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import type { InTransaction } from '../container-scopes'
import { REVIEW_DAYS } from '../engagement/deadlines/periods'
import { otherPartyOf, partyOf } from '../engagement/engagement.parties'
import type { Notifier } from '../notification/notifier'
import { reviewReceived, reviewReplied } from './review.notifications'
import { reviewWindowEnd } from './review.queries'
import type { ReviewRepository } from './review.repository'
import type { ReviewPublication } from './review-publication'

const MAX_TEXT_LENGTH = 2_000

interface Scope {
  reviewRepository: ReviewRepository
  reviewPublication: ReviewPublication
  notifier: Notifier
}

interface Dependencies {
  now: () => Date
  inTransaction: InTransaction<Scope>
}

export const createReviewCommands = ({ now, inTransaction }: Dependencies) => {
  const write = (viewer: UserRow, { engagementId, rating, text }: ReviewEngagementInput) =>
    inTransaction(async (scope) => {
      const engagement = await scope.reviewRepository.lockEngagement(engagementId)
      const side = engagement && partyOf(viewer, engagement)
      if (!engagement || !side) return notFound
      const end = reviewWindowEnd(engagement)
      if (!end) return refused('This can be reviewed once it is completed.')
      if (end <= now()) return refused(`The ${REVIEW_DAYS} days for a review are over.`)
      const written = await scope.reviewRepository.ofEngagements([engagementId])
      if (written.some(({ authorId }) => authorId === viewer.id)) return refused('You have reviewed this already.')
      const review: ReviewRow = {
        id: newId('rev'),
        engagementId,
        side,
        authorId: viewer.id,
        subjectId: otherPartyOf(viewer.id, engagement),
        listingId: engagement.listingId,
        rating,
        text,
        writtenAt: now().toISOString(),
        dueAt: end.toISOString(),
        publishedAt: null,
        counted: 0,
        reply: null,
        repliedAt: null,
        helpfulCount: 0,
        takenDown: 0,
      }
      await scope.reviewRepository.add(review)
      if (written.length > 0) await scope.reviewPublication.publish(engagement)
      else await scope.notifier.notify(reviewReceived(review, engagement, viewer))
      const current = (await scope.reviewRepository.ofEngagements([engagementId])).find(({ id }) => id === review.id)
      return { __typename: 'ReviewWritten' as const, review: current ?? review, engagement }
    })

  return {
    write: async (viewer: UserRow, input: ReviewEngagementInput) => {
      const text = paragraphs(input.text)
      if (input.rating < 1 || input.rating > 5) return invalidInput('rating', 'A rating is from 1 to 5 stars.')
      return textViolation(text) ?? write(viewer, { ...input, text })
    },

    reply: async (viewer: UserRow, { reviewId, text }: ReplyToReviewInput) => {
      const reply = paragraphs(text)
      const violation = textViolation(reply)
      if (violation) return violation
      return inTransaction(async ({ reviewRepository, notifier }) => {
        const review = await reviewRepository.reply(reviewId, viewer.id, reply, now().toISOString())
        if (!review) return reviewNotFound
        await notifier.notify(reviewReplied(review, reply))
        return { __typename: 'ReviewReplied' as const, review }
      })
    },
  }
}

const textViolation = (text: string) => {
  if (text === '') return invalidInput('text', 'Please write a few words.')
  if (text.length > MAX_TEXT_LENGTH) return invalidInput('text', 'A review or reply has at most 2,000 characters.')
  return undefined
}

const refused = (message: string) => ({ __typename: 'ReviewRefused' as const, message })

const notFound = { __typename: 'EngagementNotFound' as const, message: 'You have no such order.' }

const reviewNotFound = {
  __typename: 'ReviewNotFound' as const,
  message: 'You can’t reply to this review: it is no longer shown, or you have replied already.',
}
