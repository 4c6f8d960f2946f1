import type { Database } from '../database/connection'
import type { LiveEventRow } from '../database/tables'

export const createLiveRepository = (db: Database) => ({
  /** Counts so many events for each account on, and gives where each has got to: nobody else counts there until the end. */
  advance: (counts: readonly { userId: string; sequence: number }[]) =>
    db
      .insertInto('livePosition')
      .values(counts)
      .onConflict((conflict) =>
        conflict
          .column('userId')
          .doUpdateSet((row) => ({ sequence: row('livePosition.sequence', '+', row.ref('excluded.sequence')) })),
      )
      .returningAll()
      .execute(),

  add: (events: readonly LiveEventRow[]) => db.insertInto('liveEvent').values(events).execute(),

  positionsOf: (userIds: readonly string[]) =>
    db.selectFrom('livePosition').selectAll().where('userId', 'in', userIds).execute(),

  after: (userId: string, sequence: number, most: number) =>
    db
      .selectFrom('liveEvent')
      .selectAll()
      .where('userId', '=', userId)
      .where('sequence', '>', sequence)
      .orderBy('sequence')
      .limit(most)
      .execute(),

  removeOlderThan: (moment: Date) => db.deleteFrom('liveEvent').where('at', '<', moment.toISOString()).execute(),
})

export type LiveRepository = ReturnType<typeof createLiveRepository>
