import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import {
  type CompiledQuery,
  type Dialect,
  DummyDriver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
} from 'kysely'
import Sqlite from 'libsql/promise'
import pLimit from 'p-limit'
import { overloaded } from '../../lib/request-errors'
import { propertyNameOf, SnakeCaseSqliteCompiler } from '../column-names'

/** The driver has a thread for each core. One core is left to the process, so that reads don't delay its other answers. */
const MAX_CONNECTIONS = Math.max(1, Math.min(availableParallelism() - 1, 4))
/** From the call to the result. The same as PostgreSQL's `statement_timeout`. */
const DEADLINE_MS = 3_000
const INTERRUPT_MS = 20
const BUSY_MS = 3_000
/** As in `sqlite-dialect.ts`. */
const MAX_STATEMENTS = 1_000

/** Reads a database file on threads of the driver, so that a long read doesn't block the process. It can't write. */
export const sqliteReadDialect = (file: string, deadlineMs = DEADLINE_MS): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ReadDriver(createReader(file, deadlineMs)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SnakeCaseSqliteCompiler(),
})

class ReadDriver extends DummyDriver {
  readonly #reader: ReturnType<typeof createReader>

  constructor(reader: ReturnType<typeof createReader>) {
    super()
    this.#reader = reader
  }

  override async acquireConnection() {
    return {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => ({
        rows: await this.#reader.read(sql, parameters),
      }),
      streamQuery: () => {
        throw new Error('Long reads are not streamed.')
      },
    }
  }

  override async destroy() {
    await this.#reader.close()
  }
}

interface Statement {
  columns: () => { name: string }[]
  raw: () => Reader
}

interface Reader {
  all: (parameters: readonly unknown[]) => Promise<[[string]]>
}

/** A connection with its prepared statements. */
interface Connection {
  database: Sqlite
  readers: Map<string, Reader>
}

/**
 * Makes one row of all, because the driver steps to further rows on the thread of the process. SQLite accepts no writes within
 * `with`.
 */
const prepareReader = async (database: Sqlite, sql: string) => {
  const plain: Statement = await database.prepare(sql)
  const names = plain.columns().map(({ name }) => name)
  const columns = names.map((_, i) => `c${i}`)
  const fields = names.map((name, i) => `'${propertyNameOf(name)}', c${i}`)
  const wrapper = `with page(${columns.join()}) as (${sql}) select json_group_array(json_object(${fields.join()})) from page`
  const statement: Statement = await database.prepare(wrapper)
  return statement.raw()
}

const readOn = async <Row>(
  { database, readers }: Connection,
  sql: string,
  parameters: readonly unknown[],
): Promise<Row[]> => {
  const reader = readers.get(sql) ?? (await prepareReader(database, sql))
  // Only a statement that has succeeded is kept: an interrupted one may still be at a row.
  readers.delete(sql)
  const [[rows]] = await reader.all(parameters)
  if (readers.size >= MAX_STATEMENTS) readers.clear()
  readers.set(sql, reader)
  return JSON.parse(rows)
}

const createReader = (file: string, deadlineMs: number) => {
  const limit = pLimit(MAX_CONNECTIONS)
  const idle: Connection[] = []
  let isClosed = false

  const read = async <Row>(sql: string, parameters: readonly unknown[], deadline: number): Promise<Row[]> => {
    if (performance.now() >= deadline) throw overloaded()
    const connection = idle.pop() ?? { database: new Sqlite(file, { timeout: BUSY_MS }), readers: new Map() }
    // Repeated, because an interrupt has no effect on a statement that hasn't begun.
    const timer = setInterval(() => {
      if (isClosed || performance.now() >= deadline) connection.database.interrupt()
    }, INTERRUPT_MS)
    try {
      return await readOn<Row>(connection, sql, parameters)
    } catch (error) {
      throw performance.now() < deadline ? error : overloaded()
    } finally {
      clearInterval(timer)
      idle.push(connection)
    }
  }

  return {
    read: <Row>(sql: string, parameters: readonly unknown[]) => {
      const deadline = performance.now() + deadlineMs
      return limit(() => read<Row>(sql, parameters, deadline))
    },

    /** Interrupts the running reads. The driver would abort the process if a read outlived it. */
    close: async () => {
      isClosed = true
      limit.clearQueue()
      while (limit.activeCount > 0) await setTimeout(INTERRUPT_MS)
      for (const { database, readers } of idle) {
        readers.clear()
        database.close()
      }
    },
  }
}
