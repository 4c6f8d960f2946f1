import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Dialect } from 'kysely'
import Sqlite from 'libsql'
import { type DriverConnection, dialectOf } from './sqlite-dialect'

/** `file` is a path or `:memory:`. A new file and its folder are private to their owner. `onClose` runs before it is closed. */
export const sqliteDialect = (file: string, busyTimeoutMs: number, onClose?: () => Promise<void>): Dialect => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Sqlite(file)
  // First, because another process that starts may have the lock that the next pragma needs.
  database.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  if (file !== ':memory:') {
    chmodSync(file, 0o600)
    database.exec('pragma journal_mode = wal')
    // Every commit reaches the disk. `normal` would lose the last ones in a power cut.
    database.exec('pragma synchronous = full')
  }
  database.exec('pragma foreign_keys = on')
  return dialectOf(connectionOf(database), onClose)
}

const connectionOf = (database: Sqlite.Database): DriverConnection => ({
  prepare: (sql) => {
    const statement = database.prepare(sql)
    return {
      columns: statement.reader
        ? statement
            .raw()
            .columns()
            .map(({ name }) => name)
        : [],
      all: (parameters) => statement.all(parameters),
      run: (parameters) => statement.run(parameters),
    }
  },
  close: () => {
    try {
      // Moves all commits from the WAL into the file, so that the file alone is complete.
      database.exec('pragma wal_checkpoint(truncate)')
    } catch {
      // A statement that is still open keeps the WAL, which the next start reads.
    }
    database.close()
  },
})
