import { sql } from 'kysely'
import type { Database } from '../../database/connection'

interface Mark {
  reviewId: string
  userId: string
}

export const helpfulKeyOf = ({ reviewId, userId }: Mark) => `${reviewId} ${userId}`

export const createHelpfulRepository = (db: Database) => ({
  byKeys: (keys: readonly string[]) =>
    db
      .selectFrom('helpfulMark')
      .selectAll()
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('reviewId', 'userId'),
          'in',
          keys.map((key) => {
            const [reviewId = '', userId = ''] = key.split(' ')
            return tuple(reviewId, userId)
          }),
        ),
      )
      .execute(),

  /** False if the account has marked the review already. */
  add: async ({ reviewId, userId }: Mark, markedAt: string) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('helpfulMark')
      .values({ reviewId, userId, markedAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  /** False if there was no mark. */
  remove: async ({ reviewId, userId }: Mark) => {
    const { numDeletedRows } = await db
      .deleteFrom('helpfulMark')
      .where('reviewId', '=', reviewId)
      .where('userId', '=', userId)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  /** Changes the number of accounts that find a review helpful. */
  count: (reviewId: string, change: 1 | -1) =>
    db
      .updateTable('review')
      .set({ helpfulCount: sql`helpful_count + ${change}` })
      .where('id', '=', reviewId)
      .execute(),
})

export type HelpfulRepository = ReturnType<typeof createHelpfulRepository>
