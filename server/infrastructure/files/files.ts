/**
 * The store of uploaded files. A key is a path of two parts, `upl-…/card.webp`, and its content never changes, so that an object
 * store such as S3 can implement it.
 */
export interface FileStore {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Undefined if the key doesn't exist. */
  get: (key: string) => Promise<Buffer | undefined>
  /** Keys that don't exist are ignored. */
  remove: (keys: readonly string[]) => Promise<void>
}

/** For a database in memory. */
export const memoryFiles = (): FileStore => {
  const files = new Map<string, Buffer>()
  return {
    put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    get: async (key) => files.get(key),
    remove: async (keys) => {
      for (const key of keys) files.delete(key)
    },
  }
}
