import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** Positions of the first and the last byte. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The store of uploaded files. A key is a path of two parts, `upl-…/card.webp`, and its content never changes, so that an object
 * store such as S3 can implement it.
 */
export interface FileStore {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Moves a file of the local disk into the store, so that a large one takes no memory. */
  putFile: (key: string, path: string) => Promise<void>
  /** Undefined if the key doesn't exist. */
  get: (key: string) => Promise<Buffer | undefined>
  /** Streams the file, or a range of its bytes. Undefined if the key doesn't exist. */
  read: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  /** Keys that don't exist are ignored. */
  remove: (keys: readonly string[]) => Promise<void>
  /** The first parts of all keys that were put before a moment: `upl-…`. */
  folders: (before: Date) => Promise<string[]>
  /** Removes all keys with these first parts. */
  removeFolders: (folders: readonly string[]) => Promise<void>
}

/** Stores files in memory, for a database in memory. */
export const memoryFiles = (): FileStore => {
  const files = new Map<string, Buffer>()
  return {
    put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    putFile: async (key, path) => void files.set(key, await readFile(path)),
    get: async (key) => files.get(key),
    read: async (key, range) => {
      const bytes = files.get(key)
      return bytes && Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])
    },
    remove: async (keys) => {
      for (const key of keys) files.delete(key)
    },
    // All files of a process that is running are in use or have been removed.
    folders: async () => [...new Set([...files.keys()].map((key) => key.split('/', 1)[0] ?? ''))],
    removeFolders: async (folders) => {
      for (const key of files.keys()) if (folders.some((folder) => key.startsWith(`${folder}/`))) files.delete(key)
    },
  }
}
