import type { AccountExport } from '../module'

export const reviewExport: AccountExport = {
  /** Reviews that the account wrote, and public ones about it. */
  reviews: (db, { id }) =>
    db
      .selectFrom('engagement')
      .innerJoin('review', 'review.engagementId', 'engagement.id')
      .select(['review.engagementId', 'review.authorId', 'review.rating', 'review.text', 'review.writtenAt'])
      .select(['review.publishedAt', 'review.reply', 'review.repliedAt'])
      .where(({ or, eb }) => or([eb('engagement.buyerId', '=', id), eb('engagement.sellerId', '=', id)]))
      .where(({ or, and, eb }) =>
        or([
          eb('review.authorId', '=', id),
          and([eb('review.publishedAt', 'is not', null), eb('review.takenDown', '=', 0)]),
        ]),
      )
      .orderBy('review.writtenAt')
      .orderBy('review.id')
      .execute(),

  helpfulReviews: (db, { id }) =>
    db
      .selectFrom('helpfulMark')
      .select(['reviewId', 'markedAt'])
      .where('userId', '=', id)
      .orderBy('markedAt')
      .orderBy('reviewId')
      .execute(),
}
