import { nameWithoutWords } from '../upload/file-name'
import type { AttachmentRepository, AttachmentTarget } from './attachment.repository'

interface Dependencies {
  attachmentRepository: AttachmentRepository
}

/** Attaches files to other records, in the caller's transaction, and takes those that are attached to nothing. */
export const createAttachmentService = ({ attachmentRepository }: Dependencies) => {
  /** Throws if a file is not the owner's, or attached already. */
  const attach = async (ids: readonly string[], ownerId: string, target: AttachmentTarget) => {
    for (const [position, id] of ids.entries()) {
      if (!(await attachmentRepository.attach(id, ownerId, target, position)))
        throw new Error(`The file ${id} can't be attached`)
    }
  }
  return {
    attach,

    bytesOf: attachmentRepository.bytesOf,
    existing: attachmentRepository.existing,
    takeFree: attachmentRepository.takeFree,
    takeFreeOf: attachmentRepository.takeFreeOf,
    releaseOfCredentials: attachmentRepository.releaseOfCredentials,

    /** True if the owner has uploaded all these files and attached none of them yet. */
    areFree: async (ids: readonly string[], ownerId: string) =>
      ids.length === 0 || (await attachmentRepository.countFree(ids, ownerId)) === ids.length,

    /** Replaces the files of an application. Those that are left out become free. Throws as `attach` does. */
    replaceOfApplication: async (ids: readonly string[], ownerId: string, applicationId: string) => {
      await attachmentRepository.releaseOfApplication(applicationId)
      await attach(ids, ownerId, { applicationId })
    },

    /** True if each of these files is free, or beside the application already. */
    areFreeOrOf: async (ids: readonly string[], ownerId: string, applicationId: string) => {
      const kept = new Set((await attachmentRepository.of('applicationId', [applicationId])).map(({ id }) => id))
      const added = ids.filter((id) => !kept.has(id))
      return added.length === 0 || (await attachmentRepository.countFree(added, ownerId)) === added.length
    },

    idsOfEvent: async (eventId: string) => (await attachmentRepository.of('eventId', [eventId])).map(({ id }) => id),

    idsOfMessage: async (messageId: string) =>
      (await attachmentRepository.of('messageId', [messageId])).map(({ id }) => id),

    /** Removes the names that the owner gave to the files. The files stay, because the other party has them, too. */
    anonymise: async (ownerId: string) => {
      for (const { id, name } of await attachmentRepository.ofOwner(ownerId)) {
        await attachmentRepository.rename(id, nameWithoutWords(name))
      }
    },
  }
}

export type AttachmentService = ReturnType<typeof createAttachmentService>
