import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import { notifyProcesses } from '../../database/postgres/notify-processes'

export const createClockRepository = (db: Database) => ({
  daysAhead: async () =>
    (await db.selectFrom('siteClock').select('daysAhead').where('id', '=', 1).executeTakeFirst())?.daysAhead ?? 0,

  moveBy: async (days: number) => {
    const moved = await db
      .insertInto('siteClock')
      .values({ id: 1, daysAhead: days })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({ daysAhead: sql`${ref('siteClock.daysAhead')} + ${days}` })),
      )
      .returning('daysAhead')
      .executeTakeFirstOrThrow()
    await notifyProcesses(db, 'site_clock')
    return moved.daysAhead
  },

  /** Shifts the times of sessions and mail tokens, so that moving the clock does not expire them. */
  moveSessions: async (days: number) => {
    const later = (column: string): RawBuilder<string> =>
      isPostgres(db)
        ? sql`${sql.ref(column)} + ${days} * interval '1 day'`
        : sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)}, ${`+${days} days`})`
    await db
      .updateTable('session')
      .set({
        createdAt: later('createdAt'),
        lastUsedAt: later('lastUsedAt'),
        expiresAt: later('expiresAt'),
        authenticatedAt: later('authenticatedAt'),
      })
      .execute()
    await db
      .updateTable('mailToken')
      .set({ expiresAt: later('expiresAt') })
      .execute()
  },
})

export type ClockRepository = ReturnType<typeof createClockRepository>
