import { loaderOfMany } from '../../database/loader'
import type { AttachmentRepository } from './attachment.repository'

interface Dependencies {
  attachmentRepository: AttachmentRepository
}

/** Callers have checked that the viewer may see the record that has the file. */
export const createAttachmentQueries = ({ attachmentRepository }: Dependencies) => {
  const ofEvents = loaderOfMany(attachmentRepository.ofEvents, ({ eventId }) => eventId ?? '')
  const ofMessages = loaderOfMany(attachmentRepository.ofMessages, ({ messageId }) => messageId ?? '')
  const ofCredentials = loaderOfMany(attachmentRepository.ofCredentials, ({ credentialId }) => credentialId ?? '')
  const ofApplications = loaderOfMany(attachmentRepository.ofApplications, ({ applicationId }) => applicationId ?? '')
  return {
    ofApplication: (applicationId: string) => ofApplications.load(applicationId),
    ofCredential: (credentialId: string) => ofCredentials.load(credentialId),
    ofEvent: (eventId: string) => ofEvents.load(eventId),
    ofMessage: (messageId: string) => ofMessages.load(messageId),
  }
}

export type AttachmentQueries = ReturnType<typeof createAttachmentQueries>
