import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import { countRows, fetchPage, latestFirst, type PageRequest, rowCount } from '../../database/paging/page'
import type { NotificationRow, Tables } from '../../database/tables/tables'

export interface NotificationPageRequest extends PageRequest {
  /** Whether those about messages are included. */
  messages: boolean
}

/** All of them if nothing is given. */
export interface NotificationSelection {
  ids?: readonly string[] | undefined
  path?: string | undefined
  topic?: string
}

const newest = latestFirst<NotificationRow>('NEWEST', 'at', 'id')

export const createNotificationRepository = (db: Database) => ({
  page: (userId: string, { messages, ...request }: NotificationPageRequest) => {
    const query = db.selectFrom('notification').selectAll().where('userId', '=', userId)
    return fetchPage(db, messages ? query : query.where('kind', '!=', 'MESSAGE'), newest, request)
  },

  /** Without messages, which have a count of their own. */
  countUnread: (userId: string) =>
    countRows(
      db
        .selectFrom('notification')
        .select(rowCount)
        .where('userId', '=', userId)
        .where('readAt', 'is', null)
        .where('kind', '!=', 'MESSAGE'),
    ),

  /**
   * Adds the notification, or replaces the unread one of its topic, so that its new text is mailed, too. Of the messages of a
   * conversation only the first one is mailed. Returns its id.
   */
  put: async (notification: Insertable<Tables['notification']>) => {
    const { kind, title, text, path, at, mailedAt = null } = notification
    const mailed =
      kind === 'MESSAGE'
        ? {}
        : {
            mailedAt,
            since: sql<string>`case when notification.mailed_at is null then notification.since else excluded.since end`,
          }
    const { id } = await db
      .insertInto('notification')
      .values(notification)
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'topic'])
          .where('readAt', 'is', null)
          .where('topic', 'is not', null)
          .doUpdateSet({ title, text, path, at, ...mailed }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /** Marks all unread notifications as read, or only the selected ones. Returns the ids of those it changed. */
  markRead: (userId: string, readAt: string, selection: NotificationSelection) => {
    let query = db.updateTable('notification').set({ readAt }).where('userId', '=', userId).where('readAt', 'is', null)
    if (selection.ids !== undefined) query = query.where('id', 'in', selection.ids)
    if (selection.path !== undefined) query = query.where('path', '=', selection.path)
    if (selection.topic !== undefined) query = query.where('topic', '=', selection.topic)
    return query.returning('id').execute()
  },

  /**
   * Marks unread notifications from before a moment as mailed and returns them, oldest first. Concurrent calls return different
   * ones.
   */
  takeUnmailed: async (before: Date, mailedAt: Date, max: number) => {
    const taken = await db
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
          .forUpdate()
          .skipLocked(),
      )
      .returning(['userId', 'kind', 'aboutId', 'title', 'text', 'path', 'since'])
      .execute()
    return taken.toSorted((a, b) => a.since.localeCompare(b.since))
  },

  removeAllOf: (userId: string) =>
    db
      .deleteFrom('notification')
      .where(({ or, eb }) => or([eb('userId', '=', userId), eb('aboutId', '=', userId)]))
      .execute(),
})

export type NotificationRepository = ReturnType<typeof createNotificationRepository>
