import type { Viewer } from '../../api/viewer'
import type { UserRow } from '../../database/tables/tables'
import type { FileStore } from '../../infrastructure/files/files'
import type { IncomingFile } from '../../infrastructure/files/incoming-files'
import { pictureTypeOf } from '../../infrastructure/pictures/pictures'
import { newId } from '../../lib/ids'
import { isWithheld } from '../engagement/disclosure/withheld'
import { otherSide } from '../engagement/engagement.step'
import type { Infrastructure } from '../infrastructure'
import type { AuditTrail } from '../moderation/audit-trail'
import { fileName } from '../upload/file-name'
import { MAX_PICTURE_BYTES } from '../upload/file-types'
import { fileKey, storedFile } from '../upload/stored-file'
import type { AttachmentRepository } from './attachment.repository'

interface Dependencies extends Pick<Infrastructure, 'pictureEncoder'> {
  attachmentRepository: AttachmentRepository
  fileStore: FileStore
  auditTrail: Pick<AuditTrail, 'hasOpened' | 'recordRead'>
  now: () => Date
}

/** Files beside messages and events: uploaded first, attached when the text is sent. */
export const createAttachmentCommands = (dependencies: Dependencies) => {
  const { attachmentRepository, auditTrail, fileStore, pictureEncoder, now } = dependencies

  /** Returns the record for the audit trail with the parties that may read the file, and whether it is withheld from one of them. */
  const subjectOf = async (id: string) => {
    const engagement = await attachmentRepository.engagementOf(id)
    if (engagement) {
      const { id: recordId, buyerId, sellerId } = engagement
      const partyIds = [buyerId, sellerId]
      // The owner and admins open it in any case.
      const isWithheldFrom = (userId: string) =>
        isWithheld(userId === buyerId ? 'BUYER' : 'SELLER', engagement, engagement)
      return { record: { action: 'ENGAGEMENT_READ' as const, recordId, partyIds }, isWithheldFrom }
    }
    const credential = await attachmentRepository.credentialOf(id)
    if (credential) {
      const partyIds = [credential.userId]
      const record = { action: 'CREDENTIAL_READ' as const, recordId: credential.id, partyIds }
      return { record, isWithheldFrom: () => false }
    }
    const conversation = await attachmentRepository.conversationOf(id)
    if (!conversation) return undefined
    const { id: recordId, lowId, highId, buyerId, senderId, sentAt: at, ...about } = conversation
    const record = { action: 'CONVERSATION_READ' as const, recordId, partyIds: [lowId, highId] }
    const actor = senderId === buyerId ? 'BUYER' : 'SELLER'
    const withheld = isWithheld(otherSide(actor), about, { actor, at, transition: null })
    return { record, isWithheldFrom: () => withheld }
  }

  return {
    /** Stores a file for a text that is sent later, or returns why it is refused. A small picture is encoded again. */
    add: async ({ id: ownerId }: UserRow, originalName: string, received: IncomingFile) => {
      const { size, head } = received
      const id = newId('fil')
      const name = fileName(originalName)
      const type = size <= MAX_PICTURE_BYTES ? pictureTypeOf(head) : undefined
      const picture = type && (await pictureEncoder.reencode(received, type))
      if (typeof picture === 'string') return { refusal: picture }
      const file = { id, name, size: picture ? picture.length : size }
      // The row is added before the content, so that the sweep also finds the content of an interrupted upload.
      const createdAt = now().toISOString()
      await attachmentRepository.add({ ...file, ownerId, eventId: null, messageId: null, position: 0, createdAt })
      await (picture ? fileStore.put(fileKey(id), picture) : fileStore.putFile(fileKey(id), received))
      return file
    },

    /** Undefined unless the viewer uploaded the file, or may see the record that it is attached to. */
    open: async (viewer: Viewer, id: string) => {
      const file = await attachmentRepository.find(id)
      if (!file || !viewer) return undefined
      const application = await attachmentRepository.applicationOf(id)
      // Admins have no part in an application.
      if (application && ![application.applicantId, application.ownerId].includes(viewer.id)) return undefined
      if (application) return storedFile(fileStore, file)
      const subject = await subjectOf(id)
      if (file.ownerId !== viewer.id) {
        if (!subject) return undefined
        const { record, isWithheldFrom } = subject
        const isParty = record.partyIds.includes(viewer.id)
        if (isParty ? isWithheldFrom(viewer.id) : viewer.role !== 'ADMIN') return undefined
        // Admins say why they read messages.
        const isUnopened = record.action === 'CONVERSATION_READ' && !isParty
        if (isUnopened && !(await auditTrail.hasOpened(viewer.id, record.recordId))) return undefined
        await auditTrail.recordRead({ actorId: viewer.id, ...record })
      }
      return storedFile(fileStore, file)
    },
  }
}
