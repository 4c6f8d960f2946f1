import { loaderOfMany } from '../../database/loader'
import type { AttachmentRepository } from './attachment.repository'

interface Dependencies {
  attachmentRepository: AttachmentRepository
}

/** Their callers have checked that the viewer may see the event or the message. */
export const createAttachmentQueries = ({ attachmentRepository }: Dependencies) => {
  const ofEvents = loaderOfMany(attachmentRepository.ofEvents, ({ eventId }) => eventId ?? '')
  const ofMessages = loaderOfMany(attachmentRepository.ofMessages, ({ messageId }) => messageId ?? '')
  const ofCredentials = loaderOfMany(attachmentRepository.ofCredentials, ({ credentialId }) => credentialId ?? '')
  return {
    ofCredential: (credentialId: string) => ofCredentials.load(credentialId),
    ofEvent: (eventId: string) => ofEvents.load(eventId),
    ofMessage: (messageId: string) => ofMessages.load(messageId),
  }
}
