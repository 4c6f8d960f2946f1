import type { AccountExport } from '../module'

export const outboxExport: AccountExport = {
  /** The mails about its orders. */
  mails: (db, { id }) =>
    db
      .selectFrom('mailRecord')
      .select(['engagementId', 'subject', 'state', 'queuedAt', 'updatedAt'])
      .where('userId', '=', id)
      .orderBy('queuedAt')
      .orderBy('id')
      .execute(),
}
