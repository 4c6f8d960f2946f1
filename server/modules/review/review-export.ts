import type { AccountExport } from '../module'

export const reviewExport: AccountExport = {
  helpfulReviews: (db, { id }) =>
    db
      .selectFrom('helpfulMark')
      .select(['reviewId', 'markedAt'])
      .where('userId', '=', id)
      .orderBy('markedAt')
      .orderBy('reviewId')
      .execute(),
}
