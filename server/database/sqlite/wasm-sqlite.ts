import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { Dialect } from 'kysely'
import { propertyOf } from '../../lib/property-of'
import { type DriverConnection, dialectOf } from './sqlite-dialect'

/** SQLite as WebAssembly, wherever JavaScript runs: a database in memory, or one that is open. */
export const wasmSqliteDialect = (
  sqlite: Sqlite3Static,
  database: Database = new sqlite.oo1.DB(':memory:'),
): Dialect => {
  database.exec('pragma foreign_keys = on')
  return dialectOf(connectionOf(sqlite, database))
}

const connectionOf = ({ capi }: Sqlite3Static, database: Database): DriverConnection => {
  /** Gives an error the code that other drivers give it: `SQLITE_CONSTRAINT_UNIQUE`. */
  const withCode = <Result>(work: () => Result) => {
    try {
      return work()
    } catch (error) {
      const resultCode = propertyOf(error, 'resultCode')
      throw error instanceof Error && typeof resultCode === 'number'
        ? Object.assign(error, { code: capi.sqlite3_js_rc_str(resultCode) })
        : error
    }
  }

  const run = <Result>(statement: PreparedStatement, parameters: readonly unknown[], read: () => Result) =>
    withCode(() => {
      try {
        if (parameters.length > 0) statement.bind(parameters.map(bindable))
        return read()
      } finally {
        statement.reset(true)
      }
    })

  return {
    prepare: (sql) => {
      const statement = withCode(() => database.prepare(sql))
      return {
        columns: statement.columnCount > 0 ? statement.getColumnNames() : [],
        all: (parameters) =>
          run(statement, parameters, () => {
            const rows: unknown[] = []
            while (statement.step()) rows.push(statement.get([]))
            return rows
          }),
        run: (parameters) =>
          run(statement, parameters, () => {
            statement.step()
            return { changes: database.changes(), lastInsertRowid: capi.sqlite3_last_insert_rowid(database) }
          }),
        finalize: () => void statement.finalize(),
      }
    },
    close: () => database.close(),
  }
}

const bindable = (value: unknown) => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`SQLite takes no ${typeof value}`)
}
