import type { EngagementRow, ReviewRow, UserRow } from '../../database/tables'
import type { ReplyToReviewInput, ReviewEngagementInput } from '../../generated/resolvers'
import { newId } from '../../ids'
import { paragraphs } from '../../text/one-line'
import { sideOf } from '../engagement/engagement.service'
import type { NotificationService } from '../notification/notification.service'
import type { UserService } from '../user/user.service'
import type { ReviewRepository } from './review.repository'
import { reviewsEnd } from './review.service'
import { reviewAnswered, reviewPublished, reviewWaits } from './review-news'

const LONGEST_TEXT = 2_000
const READ_AT_ONCE = 100

interface Change {
  reviews: ReviewRepository
  notification: NotificationService
  user: UserService
}

interface Dependencies {
  reviews: ReviewRepository
  now: () => Date
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (change: Change) => Promise<Result>) => Promise<Result>
}

/** Reviewing each other once business is done. */
export const createReviewingService = ({ reviews, now, inTransaction }: Dependencies) => {
  const publish = async ({ reviews, notification, user }: Change, { id, number, sellerId }: EngagementRow) => {
    // What is published to a listing meanwhile keeps the rating: that holds the same lock.
    await user.lock(sellerId)
    for (const review of await reviews.publish(id, now().toISOString())) {
      if (review.side === 'BUYER') await reviews.count(review)
      await notification.notify(reviewPublished(review, number))
    }
  }

  const write = (viewer: UserRow, { engagementId, rating, text }: ReviewEngagementInput) =>
    inTransaction(async (change) => {
      const engagement = await change.reviews.lockEngagement(engagementId)
      const side = engagement && sideOf(viewer, engagement)
      if (!engagement || !side || side === 'ADMIN') return notFound
      const end = reviewsEnd(engagement)
      if (!end) return refused('This can be reviewed once it is completed.')
      if (end <= now()) return refused('The 14 days for a review are over.')
      const written = await change.reviews.ofEngagements([engagementId])
      if (written.some(({ authorId }) => authorId === viewer.id)) return refused('You have reviewed this already.')
      const review: ReviewRow = {
        id: newId('rev'),
        engagementId,
        side,
        authorId: viewer.id,
        subjectId: side === 'BUYER' ? engagement.sellerId : engagement.buyerId,
        listingId: engagement.listingId,
        rating,
        text,
        writtenAt: now().toISOString(),
        dueAt: end.toISOString(),
        publishedAt: null,
        reply: null,
        repliedAt: null,
      }
      await change.reviews.add(review)
      if (written.length > 0) await publish(change, engagement)
      else await change.notification.notify(reviewWaits(review, engagement, viewer))
      const kept = (await change.reviews.ofEngagements([engagementId])).find(({ id }) => id === review.id)
      return { __typename: 'ReviewWritten' as const, review: kept ?? review, engagement }
    })

  return {
    write: async (viewer: UserRow, input: ReviewEngagementInput) => {
      const text = paragraphs(input.text)
      if (input.rating < 1 || input.rating > 5) return invalid('rating', 'A rating is from 1 to 5 stars.')
      return brokenText(text) ?? write(viewer, { ...input, text })
    },

    reply: async (viewer: UserRow, { reviewId, text }: ReplyToReviewInput) => {
      const reply = paragraphs(text)
      const broken = brokenText(reply)
      if (broken) return broken
      return inTransaction(async ({ reviews, notification }) => {
        const review = await reviews.reply(reviewId, viewer.id, reply, now().toISOString())
        if (!review) return reviewNotFound
        await notification.notify(reviewAnswered(review, reply))
        return { __typename: 'ReviewReplied' as const, review }
      })
    },

    /**
     * Publishes what waited for the other side until its time was over, each engagement by itself; throws what failed last,
     * once all else is done.
     */
    publishDue: async () => {
      const by = now().toISOString()
      let after = { dueAt: new Date(0).toISOString(), engagementId: '' }
      let failure: unknown
      for (;;) {
        const due = await reviews.due(by, after, READ_AT_ONCE)
        const last = due.at(-1)
        if (!last) break
        for (const { engagementId } of due) {
          try {
            await inTransaction(async (change) => {
              const engagement = await change.reviews.lockEngagement(engagementId)
              if (engagement) await publish(change, engagement)
            })
          } catch (error) {
            failure = error
          }
        }
        after = last
      }
      if (failure !== undefined) throw failure
    },
  }
}

const brokenText = (text: string) => {
  if (text === '') return invalid('text', 'Please write a few words.')
  if (text.length > LONGEST_TEXT) return invalid('text', 'A review or reply has at most 2,000 characters.')
  return undefined
}

const invalid = (field: string, message: string) => ({ __typename: 'InvalidInput' as const, field, message })

const refused = (message: string) => ({ __typename: 'ReviewRefused' as const, message })

const notFound = {
  __typename: 'EngagementNotFound' as const,
  message: 'There is no such order among yours.',
}

const reviewNotFound = {
  __typename: 'ReviewNotFound' as const,
  message: 'There is no review of yours to answer here.',
}
