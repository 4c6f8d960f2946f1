import { invalidInput } from '../../lib/violations'
import { nameWithoutWords } from '../upload/file-name'
import type { AttachmentRepository, AttachmentTarget } from './attachment.repository'

/** The most files beside one text. */
export const MAX_ATTACHMENTS = 10

/** The result for files that are not free. */
export const uploadAgain = invalidInput('files', 'Upload the files again: they were removed, or sent already.')

interface Dependencies {
  attachmentRepository: AttachmentRepository
}

/** Files beside what people write, in the caller's transaction. */
export const createAttachmentService = ({ attachmentRepository }: Dependencies) => ({
  bytesOf: attachmentRepository.bytesOf,
  releaseOfCredentials: attachmentRepository.releaseOfCredentials,

  /** True if the owner has uploaded all these files and attached none of them yet. */
  areFree: async (ids: readonly string[], ownerId: string) =>
    ids.length === 0 || (await attachmentRepository.countFree(ids, ownerId)) === ids.length,

  /** Throws if a file is not the owner's, or attached already. */
  attach: async (ids: readonly string[], ownerId: string, target: AttachmentTarget) => {
    for (const [position, id] of ids.entries()) {
      if (!(await attachmentRepository.attach(id, ownerId, target, position)))
        throw new Error(`The file ${id} can't be attached`)
    }
  },

  idsOfEvent: async (eventId: string) => (await attachmentRepository.ofEvents([eventId])).map(({ id }) => id),

  idsOfMessage: async (messageId: string) => (await attachmentRepository.ofMessages([messageId])).map(({ id }) => id),

  /** Removes what the owner has called the files. The files belong to the other party, too. */
  anonymise: async (ownerId: string) => {
    for (const { id, name } of await attachmentRepository.ofOwner(ownerId)) {
      await attachmentRepository.rename(id, nameWithoutWords(name))
    }
  },
})

export type AttachmentService = ReturnType<typeof createAttachmentService>
