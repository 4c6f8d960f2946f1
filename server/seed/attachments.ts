import { type AttachmentFixture, attachments } from '../../fixtures/attachments'
import type { Database } from '../database/connection'
import { assertFound } from '../database/rows'
import type { FileStore } from '../infrastructure/files/files'
import { fileKey } from '../modules/upload/stored-file'

/** Writes the files beside texts of the sample data, unless an account has uploaded one already. */
export const addSampleAttachments = async (db: Database, fileStore: FileStore) => {
  if (await db.selectFrom('attachment').select('id').limit(1).executeTakeFirst()) return
  for (const [index, fixture] of attachments.entries()) {
    const target = await targetOf(db, fixture)
    // The sample data may have been changed since they were made.
    if (!target) continue
    const id = `fil-sample-${index + 1}`
    const content = new TextEncoder().encode(fixture.content)
    await fileStore.put(fileKey(id), content)
    const file = { id, position: index, name: fixture.name, size: content.length, eventId: null, messageId: null }
    await db
      .insertInto('attachment')
      .values({ ...file, ...target })
      // Another process may have started at the same time.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const targetOf = async (db: Database, fixture: AttachmentFixture) => {
  if ('engagement' in fixture) {
    const event = await db
      .selectFrom('engagementEvent')
      .innerJoin('engagement', 'engagement.id', 'engagementEvent.engagementId')
      .select(['engagementEvent.id', 'engagementEvent.byId', 'engagementEvent.at'])
      .where('engagement.number', '=', fixture.engagement)
      .where('engagementEvent.transition', '=', fixture.step)
      .orderBy('engagementEvent.version')
      .executeTakeFirst()
    return event && { eventId: event.id, ownerId: assertFound(event.byId ?? undefined, event.id), createdAt: event.at }
  }
  if ('application' in fixture) {
    const { job, applicant } = fixture.application
    const application = await db
      .selectFrom('application')
      .select(['id', 'createdAt'])
      .where('jobId', '=', job)
      .where('applicantId', '=', applicant)
      .executeTakeFirst()
    return application && { applicationId: application.id, ownerId: applicant, createdAt: application.createdAt }
  }
  const message = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .select(['message.id', 'message.senderId', 'message.sentAt'])
    .where('conversation.subjectId', '=', fixture.conversation.about)
    .where('message.senderId', '=', fixture.conversation.from)
    .where('message.sequence', '=', fixture.sequence)
    .executeTakeFirst()
  return message && { messageId: message.id, ownerId: message.senderId, createdAt: message.sentAt }
}
