import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  CompiledQuery,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
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
    createDriver: () => new OneConnectionDriver({ database: withStatementCache(database) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** More than the product's distinct statements. Lists of varying length create further ones. */
const MAX_STATEMENTS = 1_000

/** Prepares each statement once. */
const withStatementCache = (database: Sqlite.Database) => {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare: (sql: string) => {
      const statement = statements.get(sql) ?? prepared(database.prepare(sql))
      if (statements.size >= MAX_STATEMENTS) statements.clear()
      statements.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}

/** Reads rows as arrays and names the columns itself: the library would create every name again for each row. */
const prepared = (statement: Sqlite.Statement): SqliteStatement => {
  const { reader } = statement
  const names = reader
    ? statement
        .raw()
        .columns()
        .map(({ name }) => name)
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
  #taken = false

  /** A first-in, first-out lock. Kysely's own wakes all waiting calls for one of them. */
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

  /** Takes the write lock at the start. Taken later, it would fail instead of waiting if another process has it. */
  override async beginTransaction(connection: Parameters<SqliteDriver['beginTransaction']>[0]) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
