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

export const postgresDialect = (connectionString: string, onLost: (error: Error) => void) => {
  const pool = new pg.Pool({
    connectionString,
    types,
    connectionTimeoutMillis: 2_000,
    query_timeout: 4_000,
    statement_timeout: 3_000,
  })
  // Without this listener a lost connection would end the process.
  pool.on('error', onLost)
  return new PostgresDialect({ pool })
}
