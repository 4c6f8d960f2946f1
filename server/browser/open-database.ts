import { Kysely } from 'kysely'
import type { Database } from '../database/connection'
import { migrate } from '../database/migrate'
import { wasmSqliteDialect } from '../database/sqlite/wasm-sqlite'
import type { FileStore } from '../infrastructure/files/files'
import type { PasswordHasher } from '../infrastructure/passwords/password-hasher'
import { addSampleAttachments } from '../seed/attachments'
import { addSampleFiles } from '../seed/product-files'
import { seed } from '../seed/seed'
import type { BrowserStorage } from './storage'

const NAME = 'marketplace'

interface Dependencies {
  fileStore: FileStore
  passwordHasher: PasswordHasher
}

/**
 * Opens the database of a storage and brings it up to date. The first time it is filled with sample data: in memory, where that is
 * faster, so that a start that is broken off leaves no part of it.
 */
export const openBrowserDatabase = async (storage: BrowserStorage, dependencies: Dependencies): Promise<Database> => {
  const { sqlite, isLasting, has, open, copy } = storage
  const connect = (database = new sqlite.oo1.DB(':memory:')): { db: Database; database: typeof database } => ({
    db: new Kysely({ dialect: wasmSqliteDialect(sqlite, database) }),
    database,
  })
  if (!has(NAME)) {
    const { db, database } = connect()
    await fill(db, dependencies)
    if (!isLasting) return db
    await copy(NAME, database)
    await db.destroy()
  }
  const { db } = connect(open(NAME))
  await migrate(db)
  return db
}

const fill = async (db: Database, { fileStore, passwordHasher }: Dependencies) => {
  await migrate(db)
  await seed(db, passwordHasher)
  await addSampleFiles(db, fileStore)
  await addSampleAttachments(db, fileStore)
}
