import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE_MS } from '../../lib/dates'
import { freeBytesOf } from '../disk-space'
import { HEAD_LENGTH, type LocalFile } from './files'

/** A file that arrives changes every few seconds. One unchanged for this long was left by a process that stopped. */
const MAX_AGE_MS = 10 * MINUTE_MS
/** Enough for the database to go on while uploads are refused. */
const MIN_FREE_BYTES = 500 * 1024 * 1024
/** Uploads at the same time see the same free space, so each asks again after this many bytes. */
const CHECKED_EVERY_BYTES = 16 * 1024 * 1024
const RECEIVED_NAME = /^[\da-f-]{36}$/

/** A received file, until it is stored or refused. */
export interface IncomingFile extends LocalFile {
  size: number
  /** Its first bytes. */
  head: Uint8Array
  remove: () => Promise<void>
}

interface Acceptance {
  maxBytes: number
  /** Whether the first bytes are those of an accepted file. */
  accepts: (head: Uint8Array) => boolean
}

export interface IncomingFiles {
  /** The rest of a refused file is read and dropped, so that the client sees the refusal. */
  receive: (
    body: AsyncIterable<Uint8Array>,
    acceptance: Acceptance,
  ) => Promise<IncomingFile | 'too-large' | 'not-accepted' | 'no-space'>
  /** False while a file of this size would almost fill the disk. */
  hasSpace: (size: number) => Promise<boolean>
  /** Removes files that were left by a process that stopped. Other processes may be receiving the others. */
  sweep: (now: Date) => Promise<void>
}

/** Writes uploads to a folder while they arrive, so that they take no memory. */
export const createIncomingFiles = (
  folder: string,
  minFreeBytes = MIN_FREE_BYTES,
  freeBytes = freeBytesOf,
): IncomingFiles => ({
  receive: async (body, { maxBytes, accepts }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, randomUUID())
    const remove = () => rm(path, { force: true })
    const file = await open(path, 'wx', 0o600)
    let head = Buffer.alloc(0)
    let size = 0
    let checkedSize = 0
    let hasSpace = true
    const isRefused = () => !hasSpace || size > maxBytes || (head.length === HEAD_LENGTH && !accepts(head))
    const checkSpace = async () => {
      checkedSize = size
      hasSpace = (await freeBytes(folder)) >= minFreeBytes
      if (!hasSpace) await file.truncate()
    }
    try {
      for await (const chunk of body) {
        size += chunk.length
        if (head.length < HEAD_LENGTH) head = Buffer.concat([head, chunk]).subarray(0, HEAD_LENGTH)
        // `write` may write a part of a chunk while the disk fills up; `appendFile` writes all of it or fails.
        if (!isRefused()) await file.appendFile(chunk)
        if (!isRefused() && size - checkedSize >= CHECKED_EVERY_BYTES) await checkSpace()
      }
    } catch (error) {
      await remove()
      throw error
    } finally {
      await file.close()
    }
    if (hasSpace && size <= maxBytes && accepts(head)) return { path, size, head, read: () => readFile(path), remove }
    await remove()
    if (!hasSpace) return 'no-space'
    return size > maxBytes ? 'too-large' : 'not-accepted'
  },

  hasSpace: async (size) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return (await freeBytes(folder)) - size >= minFreeBytes
  },

  sweep: async (now) => {
    for (const name of await readdir(folder).catch(() => [])) {
      // Beside a database in a home folder, other programs may use this folder, too.
      if (!RECEIVED_NAME.test(name)) continue
      const path = join(folder, name)
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
      if (now.getTime() - mtimeMs > MAX_AGE_MS) await rm(path, { force: true })
    }
  },
})
