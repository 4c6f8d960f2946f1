import type { FileStore } from '../../infrastructure/files/files'
import { newId } from '../../lib/ids'
import { sumOf } from '../../lib/sum'
import type { AttachmentService } from '../attachment/attachment.service'
import { keyOf, keysOf, type UploadPurpose } from './picture-sizes'
import { fileKey } from './stored-file'
import type { UploadRepository } from './upload.repository'

export const uploadPath = (id: string) => `/uploads/${id}.webp`

/** The id within the path of an upload, or undefined. */
export const uploadIdOf = (path: string) => path.match(/^\/uploads\/(upl-[0-9a-f-]{36})\.webp$/)?.[1]

interface Dependencies {
  attachmentService: Pick<AttachmentService, 'takeFreeOf'>
  uploadRepository: UploadRepository
  fileStore: FileStore
  now: () => Date
}

export const createUploadService = ({ attachmentService, uploadRepository, fileStore, now }: Dependencies) => ({
  /** Stores a picture in its sizes and returns its path. */
  add: async (ownerId: string, purpose: UploadPurpose, pictures: ReadonlyMap<string, Uint8Array>) => {
    const id = newId('upl')
    const bytes = sumOf([...pictures.values()], ({ length }) => length)
    // The row is added before the files, so that the sweep also finds the files of an interrupted upload.
    await uploadRepository.add({ id, ownerId, purpose, createdAt: now().toISOString(), bytes })
    for (const [size, bytes] of pictures) await fileStore.put(keyOf(id, size), bytes)
    return uploadPath(id)
  },

  bytesOf: uploadRepository.bytesOf,

  /** True if the owner has uploaded all these pictures for that purpose. */
  areOwn: async (paths: readonly string[], ownerId: string, purpose: UploadPurpose) => {
    const ids = [...new Set(paths)].map((path) => uploadIdOf(path) ?? '')
    return ids.length === 0 || (await uploadRepository.countOwn(ids, ownerId, purpose)) === ids.length
  },

  /** Removes those of the pictures that are unused. */
  removeUnused: async (paths: readonly string[]) => {
    const ids = paths.map(uploadIdOf).filter((id) => id !== undefined)
    if (ids.length > 0) await fileStore.remove((await uploadRepository.takeUnused(ids)).flatMap(keysOf))
  },

  /** Removes the account's pictures, and its files that are attached to nothing. Attached ones belong to the other party, too. */
  removeAllOf: async (ownerId: string) => {
    const files = await attachmentService.takeFreeOf(ownerId)
    const pictures = await uploadRepository.ownedBy(ownerId)
    await fileStore.remove([...files.map(({ id }) => fileKey(id)), ...pictures.flatMap(keysOf)])
    if (pictures.length > 0) await uploadRepository.remove(pictures.map(({ id }) => id))
  },
})

export type UploadService = ReturnType<typeof createUploadService>
