import { PostgresDialect } from 'kysely'
import pg from 'pg'

const { builtins, getTypeParser } = pg.types

/** Returns dates as ISO texts and counts as numbers, like SQLite. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString()
    if (oid === builtins.INT8) return Number
    return getTypeParser(oid, format)
  },
}

export const requestLimits: pg.PoolConfig = {
  connectionTimeoutMillis: 2_000,
  query_timeout: 4_000,
  statement_timeout: 3_000,
}

/** Without a limit for statements. While one waits for a table's lock, requests wait behind it, so it gives up soon. */
export const maintenanceLimits: pg.PoolConfig = {
  max: 1,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 0,
  lock_timeout: 5_000,
}

export const postgresDialect = (connectionString: string, onLost: (error: Error) => void, limits: pg.PoolConfig) => {
  const pool = new pg.Pool({ connectionString, types, keepAlive: true, ...limits })
  // A lost connection emits `error`, which would end the process without these listeners: at its client, and if it is idle also
  // at the pool.
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
