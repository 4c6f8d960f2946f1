/** Positions of the first and the last byte. */
export interface ByteRange {
  start: number
  end: number
}

/** A content that is read part by part, as a stream of Node.js. `destroy` ends the reading early. */
export interface FileContent extends AsyncIterable<Uint8Array> {
  destroy: () => void
}

/** The number of first bytes that tell the type of a file. */
export const HEAD_LENGTH = 512

/** A file of the local disk. */
export interface LocalFile {
  path: string
  read: () => Promise<Uint8Array>
}

export interface ListedFile {
  key: string
  /** In bytes. */
  size: number
}

/**
 * The store of uploaded files. A key is a path of two parts, `upl-…/card.webp`, and its content never changes, so that a bucket of
 * object storage can implement it. Methods throw FilesUnavailable if the store doesn't answer.
 */
export interface FileStore {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Moves a file of the local disk into the store, so that a large one takes no memory. */
  putFile: (key: string, file: LocalFile) => Promise<void>
  /** Stores what a stream delivers, so that a large file takes no memory. */
  putStream: (key: string, content: FileContent) => Promise<void>
  /** Undefined if the key doesn't exist. */
  get: (key: string) => Promise<Uint8Array | undefined>
  /** Streams the file, or a range of its bytes. Undefined if the key doesn't exist. */
  read: (key: string, range?: ByteRange) => Promise<FileContent | undefined>
  /**
   * A short-lived address at which a browser downloads the file from the store itself, with the given Content-Disposition. Undefined
   * if the key doesn't exist. Stores without such addresses lack the method.
   */
  signedUrl?: (key: string, disposition: string) => Promise<string | undefined>
  /** Keys that don't exist are ignored. */
  remove: (keys: readonly string[]) => Promise<void>
  /** All files, in any order. */
  list: () => AsyncIterable<ListedFile>
  /** The first parts of keys that begin with a prefix, `upl-…`, if all of their files were put before a moment. */
  folders: (prefix: string, before: Date) => AsyncIterable<string>
  /** Removes all keys with these first parts. */
  removeFolders: (folders: readonly string[]) => Promise<void>
}

/** Keeps paths with `..` and objects of others out. */
export const isKey = (text: string) => /^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/.test(text)

export const folderOf = (key: string) => key.split('/', 1)[0] ?? ''

/** Throws for a text that is no key. */
export const assertKey = (key: string) => {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} is no key of a file`)
  return key
}

/** Bytes as a content. */
export const contentOf = (bytes: Uint8Array): FileContent => ({
  [Symbol.asyncIterator]: async function* () {
    yield bytes
  },
  destroy: () => {},
})

/** All bytes of a content. */
export const bytesOf = async (content: AsyncIterable<Uint8Array>) => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of content) parts.push(Uint8Array.from(part))
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Stores files in memory, for a database in memory. */
export const memoryFiles = (): FileStore => {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => void files.set(key, Uint8Array.from(bytes)),
    putFile: async (key, { read }) => void files.set(key, await read()),
    putStream: async (key, content) => void files.set(key, await bytesOf(content)),
    get: async (key) => files.get(key),
    read: async (key, range) => {
      const bytes = files.get(key)
      return bytes && contentOf(range ? bytes.subarray(range.start, range.end + 1) : bytes)
    },
    remove: async (keys) => {
      for (const key of keys) files.delete(key)
    },
    list: async function* () {
      for (const [key, { length }] of files) yield { key, size: length }
    },
    // All files of a process that is running are in use or have been removed.
    folders: async function* (prefix) {
      yield* new Set([...files.keys()].filter((key) => key.startsWith(prefix)).map(folderOf))
    },
    removeFolders: async (folders) => {
      for (const key of files.keys()) if (folders.some((folder) => key.startsWith(`${folder}/`))) files.delete(key)
    },
  }
}
