import type { AccountExport } from '../module'

export const notificationExport: AccountExport = {
  notifications: (db, { id }) =>
    db
      .selectFrom('notification')
      .select(['id', 'kind', 'title', 'text', 'path', 'at', 'readAt'])
      .where('userId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute(),
}
