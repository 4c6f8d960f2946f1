import { Kysely } from 'kysely'
import type { Database } from '../database/connection'
import { migrate, migrationsOf } from '../database/migrate'
import { wasmSqliteDialect } from '../database/sqlite/wasm-sqlite'
import type { FileStore } from '../infrastructure/files/files'
import type { PasswordHasher } from '../infrastructure/passwords/password-hasher'
import { addSampleAttachments } from '../seed/attachments'
import { addSampleFiles } from '../seed/product-files'
import { seed } from '../seed/seed'
import { type BrowserStorage, OpenError } from './storage'

const NAME = 'marketplace'

interface Dependencies {
  fileStore: FileStore
  passwordHasher: PasswordHasher
}

/** Tells which step of the first start begins, and how much of the work is done, from 0 to 1. */
export type OnStep = (step: string, done: number) => void

/**
 * Opens the database of a storage and brings it up to date. The first time it is filled with sample data: in memory, where that is
 * faster, so that a start that is broken off leaves no part of it.
 */
export const openBrowserDatabase = async (
  storage: BrowserStorage,
  dependencies: Dependencies,
  onStep: OnStep = () => {},
): Promise<Database> => {
  const { sqlite, isLasting, has, open, copy } = storage
  const connect = (database = new sqlite.oo1.DB(':memory:')): { db: Database; database: typeof database } => ({
    db: new Kysely({ dialect: wasmSqliteDialect(sqlite, database) }),
    database,
  })
  if (!has(NAME)) {
    const { db, database } = connect()
    await fill(db, dependencies, onStep)
    if (!isLasting) return db
    onStep('Storing it in this browser', 0.95)
    await copy(NAME, database)
    await db.destroy()
  }
  const { db } = connect(open(NAME))
  const { unknown } = await migrationsOf(db)
  if (unknown.length > 0) {
    await db.destroy()
    throw new OpenError('This browser has data of a newer version of the demonstration.')
  }
  await migrate(db)
  return db
}

/** The parts of the work were measured in Chromium. */
const fill = async (db: Database, { fileStore, passwordHasher }: Dependencies, onStep: OnStep) => {
  onStep('Creating the tables', 0.2)
  await migrate(db)
  onStep('Adding accounts, listings and orders', 0.4)
  await seed(db, passwordHasher)
  onStep('Adding files', 0.85)
  await addSampleFiles(db, fileStore)
  await addSampleAttachments(db, fileStore)
}
