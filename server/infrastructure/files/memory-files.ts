import type { FileStore } from './files'

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
