import type { Database } from '../../database/connection'

/** Reads which mails about its orders an account was sent, for its export. */
export const createMailRecordExport = (db: Database) => ({
  of: (userId: string) =>
    db
      .selectFrom('mailRecord')
      .select(['engagementId', 'subject', 'state', 'queuedAt', 'updatedAt'])
      .where('userId', '=', userId)
      .orderBy('queuedAt')
      .orderBy('id')
      .execute(),
})

export type MailRecordExport = ReturnType<typeof createMailRecordExport>
