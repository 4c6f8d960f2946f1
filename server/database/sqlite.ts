import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  CompiledQuery,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import Sqlite from 'libsql'

/** `file` is a path or `:memory:`. A new file and its folder are private to their owner. */
export const sqliteDialect = (file: string): Dialect => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Sqlite(file)
  if (file !== ':memory:') {
    chmodSync(file, 0o600)
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = normal')
  }
  database.exec('pragma busy_timeout = 3000')
  database.exec('pragma foreign_keys = on')
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver({ database }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Takes the write lock at the start: one that is only taken later, by another process, fails half-way instead of waiting. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: Parameters<SqliteDriver['beginTransaction']>[0]) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
