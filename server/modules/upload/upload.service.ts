import { newId } from '../../ids'
import type { FileStore } from '../../ports/files/files'
import { keyOf, keysOf, type UploadPurpose } from './picture-sizes'
import type { UploadRepository } from './upload.repository'

/** Time enough to finish the form that a picture was uploaded for. */
const UNUSED_MS = 24 * 3_600_000
const SWEPT_AT_ONCE = 50

export const uploadPath = (id: string) => `/uploads/${id}.webp`

/** The id within the path of an upload, or undefined. */
export const uploadIdOf = (path: string) => path.match(/^\/uploads\/(upl-[0-9a-f-]{36})\.webp$/)?.[1]

export const createUploadService = (uploads: UploadRepository, files: FileStore, now: () => Date) => ({
  /** Keeps a picture in its sizes and gives its path. */
  add: async (ownerId: string, purpose: UploadPurpose, pictures: ReadonlyMap<string, Buffer>) => {
    const id = newId('upl')
    // Known before it is there: what is cut off half-way is swept.
    await uploads.add({ id, ownerId, purpose, createdAt: now().toISOString() })
    for (const [size, bytes] of pictures) await files.put(keyOf(id, size), bytes)
    return uploadPath(id)
  },

  /** Whether each path is of an upload that its owner made for that purpose. */
  areOwn: async (paths: readonly string[], ownerId: string, purpose: UploadPurpose) => {
    const ids = [...new Set(paths)].map((path) => uploadIdOf(path) ?? '')
    return ids.length === 0 || (await uploads.countOwn(ids, ownerId, purpose)) === ids.length
  },

  /** Removes those of the pictures that are shown nowhere now. */
  removeUnused: async (paths: readonly string[]) => {
    const ids = paths.map(uploadIdOf).filter((id) => id !== undefined)
    if (ids.length > 0) await files.remove((await uploads.takeUnused(ids)).flatMap(keysOf))
  },

  /** Removes every picture of an account. */
  removeAllOf: async (ownerId: string) => {
    const own = await uploads.ownedBy(ownerId)
    if (own.length === 0) return
    await files.remove(own.flatMap(keysOf))
    await uploads.remove(own.map(({ id }) => id))
  },

  /** Removes what was uploaded a day ago and is shown nowhere. */
  sweep: async () => {
    const moment = new Date(now().getTime() - UNUSED_MS)
    let after = { createdAt: new Date(0).toISOString(), id: '' }
    for (;;) {
      const old = await uploads.olderThan(moment, after, SWEPT_AT_ONCE)
      const last = old.at(-1)
      if (!last) return
      await files.remove((await uploads.takeUnused(old.map(({ id }) => id))).flatMap(keysOf))
      after = last
    }
  },
})

export type UploadService = ReturnType<typeof createUploadService>
