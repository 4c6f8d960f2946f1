import type { AccountExport } from '../module'

export const moderationExport: AccountExport = {
  /** The actions of admins on the account. */
  auditEvents: (db, { id }) =>
    db
      .selectFrom('auditEvent')
      .select(['id', 'at', 'action', 'note', 'fromRole', 'toRole'])
      .where('subjectId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute(),
}
