import type { Database } from '../../database/connection'

/** Reads the reviews that an account has marked as helpful, for its export. */
export const createHelpfulExport = (db: Database) => ({
  of: (userId: string) =>
    db
      .selectFrom('helpfulMark')
      .select(['reviewId', 'markedAt'])
      .where('userId', '=', userId)
      .orderBy('markedAt')
      .orderBy('reviewId')
      .execute(),
})

export type HelpfulExport = ReturnType<typeof createHelpfulExport>
