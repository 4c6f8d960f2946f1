import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  CompiledQuery,
  type Dialect,
  SqliteAdapter,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  type SqliteStatement,
} from 'kysely'
import Sqlite from 'libsql'
import { propertyOf, SnakeCaseSqliteCompiler } from '../column-names'

/** `file` is a path or `:memory:`. A new file and its folder are private to their owner. `onClose` runs before it is closed. */
export const sqliteDialect = (file: string, busyTimeoutMs: number, onClose = async () => {}): Dialect => {
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
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new OneConnectionDriver({ database: withStatementCache(database) }, onClose),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SnakeCaseSqliteCompiler(),
  }
}

/** Makes Kysely run migrations in a transaction. SQLite can, but Kysely's adapter says no. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** More than the distinct statements in the code. `in` lists of varying length add more, without limit. */
const MAX_STATEMENTS = 1_000

const withStatementCache = (database: Sqlite.Database) => {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare: (sql: string) => {
      const statement = statements.get(sql) ?? prepared(database.prepare(sql))
      if (statements.size >= MAX_STATEMENTS) statements.clear()
      statements.set(sql, statement)
      return statement
    },
    close: () => {
      statements.clear()
      try {
        // Moves all commits from the WAL into the file, so that the file alone is complete.
        database.exec('pragma wal_checkpoint(truncate)')
      } catch {
        // A statement that is still open keeps the WAL, which the next start reads.
      }
      database.close()
    },
  }
}

/** Reads rows as arrays and names the properties itself: the library would create every name again for each row. */
const prepared = (statement: Sqlite.Statement): SqliteStatement => {
  const { reader } = statement
  const names = reader
    ? statement
        .raw()
        .columns()
        .map(({ name }) => propertyOf(name))
    : []

  const rowOf = (values: unknown) => {
    const row: Record<string, unknown> = {}
    if (!Array.isArray(values)) return row
    names.forEach((name, i) => {
      row[name] = values[i]
    })
    return row
  }
  const all = (parameters: readonly unknown[]) => statement.all(parameters).map(rowOf)

  return {
    reader,
    all,
    iterate: (parameters) => all(parameters).values(),
    run: (parameters) => statement.run(parameters),
  }
}

class OneConnectionDriver extends SqliteDriver {
  readonly #waiting: (() => void)[] = []
  readonly #onClose: () => Promise<void>
  #taken = false

  constructor(config: SqliteDialectConfig, onClose: () => Promise<void>) {
    super(config)
    this.#onClose = onClose
  }

  /** A first-in, first-out lock. Kysely's own wakes all waiting calls each time one can continue. */
  override async acquireConnection() {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
    return super.acquireConnection()
  }

  override async releaseConnection() {
    await super.releaseConnection()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }

  override async destroy() {
    await this.#onClose()
    await super.destroy()
  }

  /** Takes the write lock at the start. Taken later, it would fail instead of waiting if another process has it. */
  override async beginTransaction(connection: Parameters<SqliteDriver['beginTransaction']>[0]) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
