import type { Database } from '../../database/connection'
import type { LiveEventRow } from '../../database/tables/tables'

export const createLiveEventRepository = (db: Database) => ({
  /** Reserves sequence numbers for each account and returns its last one. The rows stay locked until the transaction ends. */
  reserve: (counts: readonly { userId: string; sequence: number }[]) =>
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

export type LiveEventRepository = ReturnType<typeof createLiveEventRepository>
