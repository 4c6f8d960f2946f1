import type { Database } from '../../database/connection'

/** Reads the accounts that an account has blocked, for its export. */
export const createBlockExport = (db: Database) => ({
  of: (blockerId: string) =>
    db
      .selectFrom('accountBlock')
      .select(['blockedId', 'at'])
      .where('blockerId', '=', blockerId)
      .orderBy('at')
      .orderBy('blockedId')
      .execute(),
})

export type BlockExport = ReturnType<typeof createBlockExport>
