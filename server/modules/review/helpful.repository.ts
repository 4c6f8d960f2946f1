import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { returnsRow } from '../../database/rows'

interface Mark {
  reviewId: string
  userId: string
}

export const createHelpfulRepository = (db: Database) => ({
  byKeys: (keys: readonly Mark[]) =>
    db
      .selectFrom('helpfulMark')
      .selectAll()
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('reviewId', 'userId'),
          'in',
          keys.map(({ reviewId, userId }) => tuple(reviewId, userId)),
        ),
      )
      .execute(),

  /** False if the account has marked the review already. */
  add: ({ reviewId, userId }: Mark, markedAt: string) =>
    returnsRow(
      db
        .insertInto('helpfulMark')
        .values({ reviewId, userId, markedAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('reviewId'),
    ),

  /** False if there was no mark. */
  remove: ({ reviewId, userId }: Mark) =>
    returnsRow(
      db.deleteFrom('helpfulMark').where('reviewId', '=', reviewId).where('userId', '=', userId).returning('reviewId'),
    ),

  /** Changes the number of accounts that find a review helpful. */
  count: (reviewId: string, change: 1 | -1) =>
    db
      .updateTable('review')
      .set({ helpfulCount: sql`helpful_count + ${change}` })
      .where('id', '=', reviewId)
      .execute(),
})

export type HelpfulRepository = ReturnType<typeof createHelpfulRepository>
