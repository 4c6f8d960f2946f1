import type { Database } from '../../database/connection'
import type { CalendarFeedRow } from '../../database/tables/tables'

export const createCalendarFeedRepository = (db: Database) => ({
  /** Without the hash of the address. */
  of: (userId: string) =>
    db.selectFrom('calendarFeed').select('createdAt').where('userId', '=', userId).executeTakeFirst(),

  /** The feed of an active account. */
  byTokenHash: (tokenHash: string) =>
    db
      .selectFrom('calendarFeed')
      .innerJoin('user', 'user.id', 'calendarFeed.userId')
      .selectAll('calendarFeed')
      .where('tokenHash', '=', tokenHash)
      .where('suspendedAt', 'is', null)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),

  put: (feed: CalendarFeedRow) =>
    db
      .insertInto('calendarFeed')
      .values(feed)
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet({ tokenHash: feed.tokenHash, createdAt: feed.createdAt }),
      )
      .execute(),

  /** Returns false if the account has none. */
  remove: async (userId: string) => {
    const { numDeletedRows } = await db.deleteFrom('calendarFeed').where('userId', '=', userId).executeTakeFirst()
    return numDeletedRows > 0n
  },
})

export type CalendarFeedRepository = ReturnType<typeof createCalendarFeedRepository>
