import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { SnakeCasePostgresCompiler } from '../column-names'

const { builtins, getTypeParser } = pg.types

/** Returns dates as ISO texts, and counts and sums as numbers, like SQLite. A sum of bigint is numeric; no column is. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString()
    if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number
    return getTypeParser(oid, format)
  },
}

export const requestLimits: pg.PoolConfig = {
  // Many short statements share the cores: to start parallel workers or compile code for one takes longer than it saves.
  options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  connectionTimeoutMillis: 2_000,
  query_timeout: 4_000,
  statement_timeout: 3_000,
}

/** A request waits for a replica that doesn't answer before it turns to the writer. */
export const replicaLimits: pg.PoolConfig = { ...requestLimits, connectionTimeoutMillis: 500 }

/** Without a limit for statements. While one waits for a table's lock, requests wait behind it, so it gives up soon. */
export const maintenanceLimits: pg.PoolConfig = {
  max: 1,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 0,
  lock_timeout: 5_000,
}

/**
 * The connections of a process by their use, so that slow searches leave some to orders, and neither stops the health check.
 * `system` is for statements that every request waits for.
 */
export const poolSizes = (connections: number) => {
  const system = 2
  const browsing = Math.floor((connections - system) / 3)
  return { system, browsing, work: connections - system - browsing }
}

/** `onClose` runs before the connections are closed. */
export const postgresDialect = (
  connectionString: string,
  onLost: (error: Error) => void,
  limits: pg.PoolConfig,
  onClose = async () => {},
): Dialect => {
  const pool = new pg.Pool({ connectionString, types, keepAlive: true, ...limits })
  // A lost connection emits `error`, which would end the process without these listeners: at its client, and if it is idle also
  // at the pool.
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', () => {})
  const dialect = new PostgresDialect({
    pool: {
      connect: () => pool.connect(),
      end: async () => {
        await onClose()
        await pool.end()
      },
    },
  })
  return Object.assign(dialect, { createQueryCompiler: () => new SnakeCasePostgresCompiler() })
}
