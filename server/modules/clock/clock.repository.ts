import { sql } from 'kysely'
import type { Database } from '../../database/connection'
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
})

export type ClockRepository = ReturnType<typeof createClockRepository>
