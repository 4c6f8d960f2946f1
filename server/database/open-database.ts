import { type Dialect, Kysely, type KyselyPlugin } from 'kysely'
import { camelCaseRows } from './column-names'
import { type Database, pools, readers } from './connection'
import { type DatabaseObserver, observedDialect } from './observed-dialect'
import { maintenanceLimits, poolSizes, postgresDialect, replicaLimits, requestLimits } from './postgres/postgres'
import { sqliteDialect } from './sqlite/sqlite'
import { sqliteReadDialect } from './sqlite/sqlite-reader'
import type { Tables } from './tables/tables'

interface OpenOptions {
  /** Opens connections for long reads of a file. They need `destroy`, because the driver aborts a process that exits during a read. */
  hasReader?: boolean
  /** The most connections to PostgreSQL. */
  connections?: number | undefined
  /** A PostgreSQL that replicates this one. */
  replicaUrl?: string | undefined
  observer?: DatabaseObserver
}

/** Enough for the checkouts of a process; six such processes fit into PostgreSQL's default of 100. */
const DEFAULT_CONNECTIONS = 16

/** Opens `file:<path>`, `file::memory:` or `postgres://...`. `onLost` gets the error of a lost PostgreSQL connection. */
export const openDatabase = (
  url: string,
  onLost: (error: Error) => void = () => {},
  { hasReader = false, connections = DEFAULT_CONNECTIONS, replicaUrl, observer = {} }: OpenOptions = {},
): Database => {
  if (!isFile(url)) return openPools(url, replicaUrl, onLost, connections, observer)
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

const openPools = (
  url: string,
  replicaUrl: string | undefined,
  onLost: (error: Error) => void,
  connections: number,
  observer: DatabaseObserver,
) => {
  const sizes = poolSizes(connections)
  const openPool = (max: number, onClose?: () => Promise<void>) =>
    openPostgres(postgresDialect(url, onLost, { ...requestLimits, max }, onClose), observer)
  const [browsing, system] = [openPool(sizes.browsing), openPool(sizes.system)]
  const replica =
    replicaUrl === undefined
      ? undefined
      : openPostgres(postgresDialect(replicaUrl, onLost, { ...replicaLimits, max: sizes.browsing }), observer)
  const db = openPool(sizes.work, async () => {
    await Promise.all([browsing.destroy(), system.destroy(), replica?.destroy()])
  })
  pools.set(db, { browsing, system, replica })
  return db
}

/** Opens a database for migrations, backups and restores: one connection, whose statements may take as long as they need. */
export const openForMaintenance = (url: string) =>
  isFile(url)
    ? open(sqliteDialect(pathOf(url), 60_000))
    : openPostgres(postgresDialect(url, () => {}, maintenanceLimits))

/** The longest wait of a request for another writer. */
const REQUEST_BUSY_MS = 3_000

const open = (dialect: Dialect, observer: DatabaseObserver = {}, plugins: KyselyPlugin[] = []): Database =>
  new Kysely<Tables>({
    dialect: observedDialect(dialect, observer),
    plugins,
    ...(observer.statement && { log: observer.statement }),
  })

const openPostgres = (dialect: Dialect, observer?: DatabaseObserver) => open(dialect, observer, [camelCaseRows])

export const isFile = (url: string) => url.startsWith('file:')

/** The path of a database file. */
export const pathOf = (url: string) => url.slice('file:'.length)
