import type { Insertable } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import { countRows, fetchPage, latestFirst, type PageRequest, rowCount } from '../../database/paging/page'
import type { NotificationRow, Tables } from '../../database/tables/tables'

const newest = latestFirst<NotificationRow>('NEWEST', 'at', 'id')

export const createNotificationRepository = (db: Database) => ({
  page: (userId: string, request: PageRequest) =>
    fetchPage(db, db.selectFrom('notification').selectAll().where('userId', '=', userId), newest, request),

  countUnread: (userId: string) =>
    countRows(db.selectFrom('notification').select(rowCount).where('userId', '=', userId).where('readAt', 'is', null)),

  /** Adds the notification, or replaces the unread one of its topic. Returns its id. */
  put: async (notification: Insertable<Tables['notification']>) => {
    const { title, text, path, at } = notification
    const { id } = await db
      .insertInto('notification')
      .values(notification)
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'topic'])
          .where('readAt', 'is', null)
          .where('topic', 'is not', null)
          .doUpdateSet({ title, text, path, at }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /** Marks unread notifications as read: all, or some by id or topic. Returns their ids. */
  markRead: (userId: string, readAt: string, which: { ids?: readonly string[] | undefined; topic?: string }) => {
    let query = db.updateTable('notification').set({ readAt }).where('userId', '=', userId).where('readAt', 'is', null)
    if (which.ids !== undefined) query = query.where('id', 'in', which.ids)
    if (which.topic !== undefined) query = query.where('topic', '=', which.topic)
    return query.returning('id').execute()
  },

  /** Marks notifications that are unread since before a moment as mailed, and returns them. Each is returned once. */
  takeUnmailed: (before: Date, mailedAt: Date, max: number) =>
    db
      .updateTable('notification')
      .set({ mailedAt: mailedAt.toISOString() })
      .where('id', 'in', (from) =>
        from
          .selectFrom('notification as due')
          .select('due.id')
          .where('due.readAt', 'is', null)
          .where('due.mailedAt', 'is', null)
          .where('due.since', '<', before.toISOString())
          .orderBy('due.since')
          .limit(max)
          .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
      )
      .returning(['userId', 'kind'])
      .execute(),

  removeAllOf: (userId: string) => db.deleteFrom('notification').where('userId', '=', userId).execute(),
})

export type NotificationRepository = ReturnType<typeof createNotificationRepository>
