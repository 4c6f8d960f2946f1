import sqlite3InitModule from '@sqlite.org/sqlite-wasm'
import { Kysely } from 'kysely'
import { createContext } from '../api/context'
import { createLastingVisitor } from '../api/lasting-visitor'
import { nobody } from '../api/visitor'
import type { Database } from '../database/connection'
import { migrate } from '../database/migrate'
import { wasmSqliteDialect } from '../database/sqlite/wasm-sqlite'
import type { Log } from '../infrastructure/log'
import { createJobs } from '../jobs/jobs'
import { startScheduler } from '../jobs/scheduler'
import { createContainer } from '../modules/container'
import { createViewCounter } from '../modules/listing-view/view-counter'
import { addSampleAttachments } from '../seed/attachments'
import { addSampleFiles } from '../seed/product-files'
import { seed } from '../seed/seed'
import { browserInfrastructure } from './browser-infrastructure'
import { executeOperation, type Operation } from './execute-operation'

/**
 * Opens the marketplace within a browser: the server's schema, modules, migrations, sample data and jobs, with a database in memory.
 * Its one visitor keeps the session, as a browser keeps the server's cookies.
 */
export const openCore = async (origin: string, log: Log) => {
  const infrastructure = browserInfrastructure(origin, log)
  const { commissionPercent, fileStore, now, passwordHasher } = infrastructure
  const db: Database = new Kysely({ dialect: wasmSqliteDialect(await sqlite3InitModule()) })
  await migrate(db)
  await seed(db, passwordHasher)
  await addSampleFiles(db, fileStore)
  await addSampleAttachments(db, fileStore)
  const { engagementRepository, listingViewRepository } = createContainer(db, infrastructure, nobody)
  await engagementRepository.setMissingCommission(commissionPercent)
  const jobs = createJobs(createViewCounter({ listingViewRepository, now }), log)
  const stopJobs = startScheduler(jobs, () => createContainer(db, infrastructure, nobody), log)
  const visitor = createLastingVisitor()

  return {
    /** Executes an operation for the visitor, and returns its result as JSON. */
    execute: async (operation: Operation) =>
      executeOperation(operation, await createContext(db, infrastructure, visitor), log),

    close: async () => {
      await stopJobs()
      await db.destroy()
    },
  }
}
