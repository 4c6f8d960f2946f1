import type { Database } from '../../database/connection'
import type { CalendarFeedRow } from '../../database/tables/tables'
import { isActiveAccount } from '../user/active-account'

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
      .where(isActiveAccount)
      .executeTakeFirst(),

  put: (feed: CalendarFeedRow) =>
    db
      .insertInto('calendarFeed')
      .values(feed)
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet({ tokenHash: feed.tokenHash, createdAt: feed.createdAt }),
      )
      .execute(),

  /** Returns the removed one. */
  remove: (userId: string) =>
    db.deleteFrom('calendarFeed').where('userId', '=', userId).returning('createdAt').executeTakeFirst(),
})

export type CalendarFeedRepository = ReturnType<typeof createCalendarFeedRepository>
