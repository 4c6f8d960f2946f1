import type { Database } from '../../database/connection'

export const createAttemptRepository = (db: Database) => ({
  add: (id: string, bucket: string, madeAt: Date) =>
    db.insertInto('attempt').values({ id, bucket, madeAt: madeAt.toISOString() }).execute(),

  remove: (ids: readonly string[]) => db.deleteFrom('attempt').where('id', 'in', ids).execute(),

  removeOlderThan: (moment: Date) => db.deleteFrom('attempt').where('madeAt', '<', moment.toISOString()).execute(),

  /** When the tries since a moment were made, oldest first. */
  since: async (bucket: string, moment: Date) => {
    const attempts = await db
      .selectFrom('attempt')
      .select('madeAt')
      .where('bucket', '=', bucket)
      .where('madeAt', '>', moment.toISOString())
      .orderBy('madeAt')
      .execute()
    return attempts.map(({ madeAt }) => new Date(madeAt))
  },
})

export type AttemptRepository = ReturnType<typeof createAttemptRepository>
