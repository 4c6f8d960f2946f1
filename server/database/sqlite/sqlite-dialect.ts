import {
  CompiledQuery,
  type Dialect,
  SqliteAdapter,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  type SqliteStatement,
} from 'kysely'
import { propertyNameOf, SnakeCaseSqliteCompiler } from '../column-names'

/** A prepared statement of a driver. */
interface DriverStatement extends Pick<SqliteStatement, 'run'> {
  /** Empty for a statement that returns no rows. */
  columns: readonly string[]
  /** Each row is an array of the columns' values. */
  all: (parameters: readonly unknown[]) => readonly unknown[]
  /** Frees its memory, if that takes a call. */
  finalize?: () => void
}

/** A connection of a driver for SQLite. */
export interface DriverConnection {
  prepare: (sql: string) => DriverStatement
  close: () => void
}

/** The dialect for a connection of any driver. `onClose` runs before it is closed. */
export const dialectOf = (connection: DriverConnection, onClose = async () => {}): Dialect => ({
  createAdapter: () => new TransactionalSqliteAdapter(),
  createDriver: () => new OneConnectionDriver({ database: withStatementCache(connection) }, onClose),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SnakeCaseSqliteCompiler(),
})

/** Makes Kysely run migrations in a transaction. SQLite can, but Kysely's adapter says no. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** More than the distinct statements in the code. `in` lists of varying length add more, without limit. */
const MAX_STATEMENTS = 1_000

const withStatementCache = (connection: DriverConnection) => {
  const statements = new Map<string, SqliteStatement & Pick<DriverStatement, 'finalize'>>()
  const clear = () => {
    for (const { finalize } of statements.values()) finalize?.()
    statements.clear()
  }
  return {
    prepare: (sql: string) => {
      const known = statements.get(sql)
      if (known) return known
      if (statements.size >= MAX_STATEMENTS) clear()
      const statement = prepared(connection.prepare(sql))
      statements.set(sql, statement)
      return statement
    },
    close: () => {
      clear()
      connection.close()
    },
  }
}

/** Names the properties of rows itself: libraries would create every name again for each row. */
const prepared = ({ columns, ...statement }: DriverStatement) => {
  const names = columns.map(propertyNameOf)

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
    ...statement,
    reader: names.length > 0,
    all,
    iterate: (parameters: readonly unknown[]) => all(parameters).values(),
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
