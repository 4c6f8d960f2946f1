import type { Database } from '../../database/connection'

export const createBlockRepository = (db: Database) => ({
  ofPairs: (pairs: readonly { blockerId: string; blockedId: string }[]) =>
    db
      .selectFrom('accountBlock')
      .selectAll()
      .where((eb) => eb.or(pairs.map(({ blockerId, blockedId }) => eb.and({ blockerId, blockedId }))))
      .execute(),

  add: (blockerId: string, blockedId: string, at: string) =>
    db
      .insertInto('accountBlock')
      .values({ blockerId, blockedId, at })
      .onConflict((conflict) => conflict.columns(['blockerId', 'blockedId']).doNothing())
      .execute(),

  remove: (blockerId: string, blockedId: string) =>
    db.deleteFrom('accountBlock').where('blockerId', '=', blockerId).where('blockedId', '=', blockedId).execute(),

  removeAllOf: (userId: string) =>
    db
      .deleteFrom('accountBlock')
      .where(({ or, eb }) => or([eb('blockerId', '=', userId), eb('blockedId', '=', userId)]))
      .execute(),
})

export type BlockRepository = ReturnType<typeof createBlockRepository>
