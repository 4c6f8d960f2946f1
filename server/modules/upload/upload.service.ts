import type { FileStore } from '../../infrastructure/files/files'
import { DAY_MS, earlier } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { sumOf } from '../../lib/sum'
import { removeOrphans } from './orphaned-files'
import { keyOf, keysOf, type UploadPurpose } from './picture-sizes'
import type { UploadRepository } from './upload.repository'

/** The time to submit the form for which a picture was uploaded. */
const UNUSED_MS = DAY_MS
const SWEEP_BATCH = 50

export const uploadPath = (id: string) => `/uploads/${id}.webp`

/** The id within the path of an upload, or undefined. */
export const uploadIdOf = (path: string) => path.match(/^\/uploads\/(upl-[0-9a-f-]{36})\.webp$/)?.[1]

interface Dependencies {
  uploadRepository: UploadRepository
  fileStore: FileStore
  now: () => Date
}

export const createUploadService = ({ uploadRepository, fileStore, now }: Dependencies) => ({
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

  removeAllOf: async (ownerId: string) => {
    const own = await uploadRepository.ownedBy(ownerId)
    if (own.length === 0) return
    await fileStore.remove(own.flatMap(keysOf))
    await uploadRepository.remove(own.map(({ id }) => id))
  },

  /** Removes unused pictures that are older than a day. */
  sweep: async () => {
    const moment = earlier(now(), UNUSED_MS)
    let after = { createdAt: new Date(0).toISOString(), id: '' }
    for (;;) {
      const old = await uploadRepository.olderThan(moment, after, SWEEP_BATCH)
      const last = old.at(-1)
      if (!last) return
      await fileStore.remove((await uploadRepository.takeUnused(old.map(({ id }) => id))).flatMap(keysOf))
      after = last
    }
  },

  /** Removes files without a row: a process stopped between removing the row and the files. */
  sweepOrphans: () => removeOrphans(fileStore, 'upl', earlier(now(), UNUSED_MS), uploadRepository.existing),
})

export type UploadService = ReturnType<typeof createUploadService>
