import type { AccountExport } from '../module'

export const siteNoticeExport: AccountExport = {
  siteNotices: (db, { id }) =>
    db
      .selectFrom('siteNotice')
      .select(['id', 'text', 'role', 'startsAt', 'endsAt'])
      .where('authorId', '=', id)
      .orderBy('startsAt')
      .orderBy('id')
      .execute(),
}
