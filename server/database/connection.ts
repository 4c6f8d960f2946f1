import { CamelCasePlugin, type Dialect, Kysely, PostgresAdapter } from 'kysely'
import { type DatabaseObserver, observedDialect } from './observed-dialect'
import { maintenanceLimits, postgresDialect, requestLimits } from './postgres'
import { sqliteDialect } from './sqlite'
import { sqliteReadDialect } from './sqlite-reader'
import type { Tables } from './tables/tables'

export type Database = Kysely<Tables>

/**
 * Opens `file:<path>`, `file::memory:` or `postgres://...`. `onLost` gets the error of a lost PostgreSQL connection. `hasReader`
 * opens connections for long reads of a file; they need `destroy`, because the driver aborts a process that exits during a read.
 */
export const openDatabase = (
  url: string,
  onLost: (error: Error) => void = () => {},
  hasReader = false,
  observer: DatabaseObserver = {},
): Database => {
  if (!isFile(url)) return open(postgresDialect(url, onLost, requestLimits), observer)
  const file = pathOf(url)
  if (file === ':memory:' || !hasReader) return open(sqliteDialect(file, REQUEST_BUSY_MS), observer)
  const reader = open(sqliteReadDialect(file), observer)
  const db = open(
    sqliteDialect(file, REQUEST_BUSY_MS, () => reader.destroy()),
    observer,
  )
  readers.set(db, reader)
  return db
}

/** Opens a database for migrations, backups and restores: one connection, whose statements may take as long as they need. */
export const openForMaintenance = (url: string) =>
  open(isFile(url) ? sqliteDialect(pathOf(url), 60_000) : postgresDialect(url, () => {}, maintenanceLimits))

/** The longest wait of a request for another writer. */
const REQUEST_BUSY_MS = 3_000

const open = (dialect: Dialect, observer: DatabaseObserver = {}): Database =>
  new Kysely<Tables>({
    dialect: observedDialect(dialect, observer),
    plugins: [new CamelCasePlugin()],
    ...(observer.statement && { log: observer.statement }),
  })

export const isFile = (url: string) => url.startsWith('file:')

/** The path of a database file. */
export const pathOf = (url: string) => url.slice('file:'.length)

const readers = new WeakMap<Database, Database>()

/**
 * For reads that may take long: on a SQLite file, connections that don't block the process. Otherwise the same database, because
 * PostgreSQL's driver never blocks, a transaction has to read its own writes, and others can't open a database in memory.
 */
export const longReadsOf = (db: Database) => readers.get(db) ?? db

/** For the few statements that differ between the databases. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter
