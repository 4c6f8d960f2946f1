import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import { returnsRow } from '../../database/rows'
import type { MailRecordRow, Tables } from '../../database/tables/tables'

/** A literal, because the database can't use a partial index with a parameter. */
const WAITING = sql.lit('WAITING' as const)
const MAX_OF_ENGAGEMENT = 200

export const createMailRecordRepository = (db: Database) => {
  const waiting = (mailId: string) =>
    db.updateTable('mailRecord').where('mailId', '=', mailId).where('state', '=', WAITING)

  return {
    add: (record: Insertable<Tables['mailRecord']>) => db.insertInto('mailRecord').values(record).execute(),

    /** Returns false if no record of the mail waits. */
    rename: (mailId: string, subject: string, updatedAt: string) =>
      returnsRow(waiting(mailId).set({ subject, updatedAt }).returning('id')),

    close: (mailId: string, state: Exclude<MailRecordRow['state'], 'WAITING'>, updatedAt: string) =>
      waiting(mailId).set({ state, updatedAt }).execute(),

    /** The latest mails about each engagement, last queued first. */
    ofEngagement: (engagementId: string) =>
      db
        .selectFrom('mailRecord')
        .selectAll()
        .where('engagementId', '=', engagementId)
        .orderBy('queuedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_OF_ENGAGEMENT)
        .execute(),

    /** Removes the subjects of the mails to an account, and of those that may name it. */
    blankOf: (userId: string) =>
      db
        .updateTable('mailRecord')
        .set({ subject: '' })
        .where(({ or, eb }) => or([eb('userId', '=', userId), eb('aboutId', '=', userId)]))
        .execute(),
  }
}

export type MailRecordRepository = ReturnType<typeof createMailRecordRepository>
