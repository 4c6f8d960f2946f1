import sqlite3InitModule, { type Database, type SAHPoolUtil, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'

/** The marketplace of a browser can't be opened, for a reason that people can read. Nothing that was kept is lost. */
export class OpenError extends Error {
  override readonly name = 'OpenError'
}

const RETRY_MS = 100
/** A tab that has just been closed holds its files for a moment. */
const MAX_RETRIES = 50

/** The databases of a browser, by name. */
export interface BrowserStorage {
  sqlite: Sqlite3Static
  /** False if nothing outlives the worker that has opened it. */
  isLasting: boolean
  has: (name: string) => boolean
  open: (name: string) => Database
  /** Stores the content of a database under a name. */
  copy: (name: string, database: Database) => Promise<void>
}

/** Databases in memory. */
export const memoryStorage = async (): Promise<BrowserStorage> => inMemory(await sqlite3InitModule())

const inMemory = (sqlite: Sqlite3Static): BrowserStorage => ({
  sqlite,
  isLasting: false,
  has: () => false,
  open: () => new sqlite.oo1.DB(':memory:'),
  copy: async () => {},
})

/**
 * Databases in a folder of the origin's private file system, or in memory where a browser has none, as in private windows of some.
 * Only a dedicated worker can open the folder, and only one at a time.
 */
export const lastingStorage = async (folder: string): Promise<BrowserStorage> => {
  // SQLite warns that its other way to such a folder needs headers of the host, which is not used.
  Object.assign(globalThis, { sqlite3ApiConfig: { warn: () => {} } })
  const sqlite = await sqlite3InitModule()
  const isKept = await hasFolder(folder)
  const pool = await openPool(sqlite, folder)
  // An empty database would hide the one that is kept.
  if (!pool && isKept) throw new OpenError('The data of this browser can’t be read at the moment.')
  if (!pool) return inMemory(sqlite)
  const pathOf = (name: string) => `/${name}`
  return {
    sqlite,
    isLasting: true,
    has: (name) => pool.getFileNames().includes(pathOf(name)),
    open: (name) => new pool.OpfsSAHPoolDb(pathOf(name)),
    copy: async (name, database) =>
      void (await pool.importDb(pathOf(name), sqlite.capi.sqlite3_js_db_export(database))),
  }
}

const hasFolder = async (folder: string) => {
  try {
    await (await navigator.storage.getDirectory()).getDirectoryHandle(folder)
    return true
  } catch {
    return false
  }
}

const openPool = async (sqlite: Sqlite3Static, folder: string): Promise<SAHPoolUtil | undefined> => {
  for (let attempt = 0; attempt < MAX_RETRIES; attempt++) {
    try {
      // The name is that of this attempt: SQLite remembers that one has failed.
      return await sqlite.installOpfsSAHPoolVfs({ name: `opfs-${attempt}`, directory: folder })
    } catch (error) {
      if (!isLocked(error)) return undefined
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
  return undefined
}

const isLocked = (error: unknown) => error instanceof DOMException && error.name === 'NoModificationAllowedError'
