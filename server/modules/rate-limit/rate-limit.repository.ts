import type { Database } from '../../database/connection'

export const createRateLimitRepository = (db: Database) => ({
  /** The key of digests, which the migration created. */
  hmacKey: async () =>
    (await db.selectFrom('serverSecret').select('value').where('name', '=', 'hmac').executeTakeFirstOrThrow()).value,

  add: (attempts: readonly { id: string; bucket: string }[], madeAt: Date) =>
    db
      .insertInto('rateLimitAttempt')
      .values(attempts.map((attempt) => ({ ...attempt, madeAt: madeAt.toISOString() })))
      .execute(),

  remove: (ids: readonly string[]) => db.deleteFrom('rateLimitAttempt').where('id', 'in', ids).execute(),

  removeAllIn: (buckets: readonly string[]) =>
    db.deleteFrom('rateLimitAttempt').where('bucket', 'in', buckets).execute(),

  removeOlderThan: (moment: Date) =>
    db.deleteFrom('rateLimitAttempt').where('madeAt', '<', moment.toISOString()).execute(),

  /** Moves attempts that were made after a moment to another. */
  moveLaterThan: (moment: Date, madeAt: Date) =>
    db
      .updateTable('rateLimitAttempt')
      .set({ madeAt: madeAt.toISOString() })
      .where('madeAt', '>', moment.toISOString())
      .execute(),

  /** Attempts after a moment, oldest first. */
  since: async (buckets: readonly string[], moment: Date) => {
    const attempts = await db
      .selectFrom('rateLimitAttempt')
      .select(['bucket', 'madeAt'])
      .where('bucket', 'in', buckets)
      .where('madeAt', '>', moment.toISOString())
      .orderBy('madeAt')
      .execute()
    return attempts.map(({ bucket, madeAt }) => ({ bucket, madeAt: new Date(madeAt) }))
  },
})

export type RateLimitRepository = ReturnType<typeof createRateLimitRepository>
