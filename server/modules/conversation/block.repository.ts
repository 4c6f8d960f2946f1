import type { Database } from '../../database/connection'

/** The key of the blocks between two accounts: their ids in order. */
export const pairKeyOf = (oneId: string, otherId: string) => [oneId, otherId].sort().join(' ')

export const createBlockRepository = (db: Database) => ({
  /** The blocks between the two accounts of each key. */
  between: (keys: readonly string[]) =>
    db
      .selectFrom('accountBlock')
      .selectAll()
      .where((eb) =>
        eb.or(
          keys.flatMap((key) => {
            const [lowId = '', highId = ''] = key.split(' ')
            return [
              eb.and([eb('blockerId', '=', lowId), eb('blockedId', '=', highId)]),
              eb.and([eb('blockerId', '=', highId), eb('blockedId', '=', lowId)]),
            ]
          }),
        ),
      )
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
