import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import { countRows, rowCount } from '../../database/paging/page'
import type { Tables } from '../../database/tables/tables'

export type TargetColumn = 'eventId' | 'messageId' | 'credentialId' | 'applicationId'

/** The event, message, credential or application that a file belongs to: `{ eventId: 'eve-1' }`. */
export type AttachmentTarget = { [Column in TargetColumn]: Record<Column, string> }[TargetColumn]

/** The columns by which files of an engagement are withheld. */
const disclosure = [
  'engagement.conflictCheck',
  'engagement.conflictAskedAt',
  'engagement.ndaAskedBy',
  'engagement.ndaAcceptedAt',
] as const

export const createAttachmentRepository = (db: Database) => {
  const attachments = () => db.selectFrom('attachment').selectAll('attachment')
  const isFree = sql<boolean>`
    event_id is null and message_id is null and credential_id is null and application_id is null
  `
  const deleteFree = () => db.deleteFrom('attachment').where(isFree)

  return {
    add: (file: Insertable<Tables['attachment']>) => db.insertInto('attachment').values(file).execute(),

    find: (id: string) => attachments().where('id', '=', id).executeTakeFirst(),

    /** The ids that exist. */
    existing: async (ids: readonly string[]) => {
      const rows = await db.selectFrom('attachment').select('id').where('id', 'in', ids).execute()
      return rows.map(({ id }) => id)
    },

    bytesOf: async (ownerId: string) => {
      const { bytes } = await db
        .selectFrom('attachment')
        .select(sql<number>`coalesce(sum(size), 0)`.as('bytes'))
        .where('ownerId', '=', ownerId)
        .executeTakeFirstOrThrow()
      return bytes
    },

    /** The engagement to whose event the file is attached. */
    engagementOf: (id: string) =>
      db
        .selectFrom('attachment')
        .innerJoin('engagementEvent', 'engagementEvent.id', 'attachment.eventId')
        .innerJoin('engagement', 'engagement.id', 'engagementEvent.engagementId')
        .select(['engagement.id', 'engagement.buyerId', 'engagement.sellerId', ...disclosure])
        .select(['engagementEvent.actor', 'engagementEvent.at', 'engagementEvent.transition'])
        .where('attachment.id', '=', id)
        .executeTakeFirst(),

    /** The conversation to whose message the file is attached. */
    conversationOf: (id: string) =>
      db
        .selectFrom('attachment')
        .innerJoin('message', 'message.id', 'attachment.messageId')
        .innerJoin('conversation', 'conversation.id', 'message.conversationId')
        .leftJoin('engagement', (join) =>
          join.onRef('engagement.id', '=', 'conversation.subjectId').on('conversation.subjectKind', '=', 'ENGAGEMENT'),
        )
        .select(['conversation.id', 'conversation.lowId', 'conversation.highId'])
        .select(['engagement.buyerId', 'message.senderId', 'message.sentAt', ...disclosure])
        .where('attachment.id', '=', id)
        // Only the sender opens the files of a message that is taken down.
        .where('message.takenDown', '=', 0)
        .executeTakeFirst(),

    /** The credential that the file proves. */
    credentialOf: (id: string) =>
      db
        .selectFrom('attachment')
        .innerJoin('credential', 'credential.id', 'attachment.credentialId')
        .select(['credential.id', 'credential.userId'])
        .where('attachment.id', '=', id)
        .executeTakeFirst(),

    /** The application that the file is beside, and the owner of its job. */
    applicationOf: (id: string) =>
      db
        .selectFrom('attachment')
        .innerJoin('application', 'application.id', 'attachment.applicationId')
        .innerJoin('job', 'job.id', 'application.jobId')
        .select(['application.id', 'application.applicantId', 'job.ownerId'])
        .where('attachment.id', '=', id)
        .executeTakeFirst(),

    /** The files of the records that a column refers to. */
    of: (target: TargetColumn, ids: readonly string[]) =>
      attachments().where(target, 'in', ids).orderBy(target).orderBy('position').execute(),

    /** The files of an application become free. */
    releaseOfApplication: (applicationId: string) =>
      db.updateTable('attachment').set({ applicationId: null }).where('applicationId', '=', applicationId).execute(),

    /** Files of the owner's credentials become free. */
    releaseOfCredentials: (ownerId: string) =>
      db
        .updateTable('attachment')
        .set({ credentialId: null })
        .where('ownerId', '=', ownerId)
        .where('credentialId', 'is not', null)
        .execute(),

    ofOwner: (ownerId: string) => attachments().where('ownerId', '=', ownerId).execute(),

    rename: (id: string, name: string) => db.updateTable('attachment').set({ name }).where('id', '=', id).execute(),

    /** Counts the owner's files among these that are attached to nothing yet. */
    countFree: (ids: readonly string[], ownerId: string) =>
      countRows(
        db
          .selectFrom('attachment')
          .select(rowCount)
          .where('id', 'in', ids)
          .where('ownerId', '=', ownerId)
          .where(isFree),
      ),

    /** Undefined if the owner has no such file, or if it is attached already. */
    attach: (id: string, ownerId: string, target: AttachmentTarget, position: number) =>
      db
        .updateTable('attachment')
        .set({ ...target, position })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .where(isFree)
        .returning('id')
        .executeTakeFirst(),

    /** Removes and returns files that were uploaded before a moment and are attached to nothing. */
    takeFree: (before: string) => deleteFree().where('createdAt', '<', before).returning('id').execute(),

    /** Removes and returns the owner's files that are attached to nothing. */
    takeFreeOf: (ownerId: string) => deleteFree().where('ownerId', '=', ownerId).returning('id').execute(),
  }
}

export type AttachmentRepository = ReturnType<typeof createAttachmentRepository>
