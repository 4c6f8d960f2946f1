import { type Kysely, PostgresAdapter } from 'kysely'
import type { Tables } from './tables/tables'

export type Database = Kysely<Tables>

/** The connections for long reads of a database. */
export const readers = new WeakMap<Database, Database>()

/** The other pools of connections of a PostgreSQL. */
export const pools = new WeakMap<Database, { browsing: Database; system: Database; replica: Database | undefined }>()

/** For public lists and searches. On PostgreSQL they have connections of their own, which a flood of slow ones may exhaust. */
export const browsingOf = (db: Database) => pools.get(db)?.browsing ?? db

/** For `createPublicReads` alone, because it may lag. Undefined without a replica. */
export const replicaOf = (db: Database) => pools.get(db)?.replica

/** For the health check and the catalogue version, which must not wait for the connections of other work. */
export const systemOf = (db: Database) => pools.get(db)?.system ?? db

/**
 * For reads that may take long: on a SQLite file, connections that don't block the process. Otherwise the same database, because
 * PostgreSQL's driver never blocks, a transaction has to read its own writes, and others can't open a database in memory.
 */
export const longReadsOf = (db: Database) => readers.get(db) ?? db

/** For the few statements that differ between the databases. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter
