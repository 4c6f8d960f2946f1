import type { Database } from '../../database/connection'
import { notifyProcesses } from '../../database/postgres/notify-processes'
import type { LiveEventRow } from '../../database/tables/tables'

export const createLiveEventRepository = (db: Database) => ({
  /** Reserves sequence numbers for each account and returns the last one of each. Locks the rows until the transaction ends. */
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

  /** Tells the other processes at the end of the transaction. */
  announce: (userIds: readonly string[]) => notifyProcesses(db, 'live_events', userIds.join()),

  positionsOf: (userIds: readonly string[]) =>
    db.selectFrom('livePosition').selectAll().where('userId', 'in', userIds).execute(),

  after: (userId: string, sequence: number, max: number) =>
    db
      .selectFrom('liveEvent')
      .selectAll()
      .where('userId', '=', userId)
      .where('sequence', '>', sequence)
      .orderBy('sequence')
      .limit(max)
      .execute(),

  removeOlderThan: (moment: Date) => db.deleteFrom('liveEvent').where('at', '<', moment.toISOString()).execute(),
})

export type LiveEventRepository = ReturnType<typeof createLiveEventRepository>
