import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { parseStored } from '../lib/stored-json'
import { flush } from './files'
import { loadTables, type TableHeader } from './postgres-load'

const ROWS_AT_ONCE = 1_000

/** Writes all rows as JSON lines, from one snapshot, and reads the file again to check it. */
export const writePostgresBackup = async (db: Database, file: string) => {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => pipeline(linesOf(snapshot), createGzip(), createWriteStream(file, { mode: 0o600 })))
  await flush(file)
  await readPostgresBackup(file, async () => {})
}

/** Calls `take` with the rows of each table, a thousand at a time. Throws if the file is incomplete. */
const readPostgresBackup = async (
  file: string,
  take: (header: TableHeader, rows: readonly string[]) => Promise<void>,
) => {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`${file} ends too early`)
    return value
  }
  for (let line = await next(); line !== END; line = await next()) {
    const header = parseStored<TableHeader>(line)
    for (let left = header.rows; left > 0; left -= ROWS_AT_ONCE) {
      const rows: string[] = []
      while (rows.length < Math.min(left, ROWS_AT_ONCE)) rows.push(await next())
      await take(header, rows)
    }
  }
}

export const restorePostgres = (db: Database, file: string) =>
  db.transaction().execute((transaction) => loadTables(transaction, (insert) => readPostgresBackup(file, insert)))

const END = 'end'

async function* linesOf(db: Database) {
  for (const header of await headersOf(db)) {
    yield `${JSON.stringify(header)}\n`
    await sql`declare dump no scroll cursor for select row_to_json(t)::text as json from ${sql.id(header.table)} t`.execute(
      db,
    )
    for (let left = header.rows; left > 0; left -= ROWS_AT_ONCE) {
      const { rows } = await sql<{ json: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from dump`.execute(db)
      yield rows.map(({ json }) => `${json}\n`).join('')
    }
    await sql`close dump`.execute(db)
  }
  yield `${END}\n`
}

/** All tables but Kysely's own and that of an upgrade, with the columns that can be written. */
const headersOf = async (db: Database) => {
  const { rows } = await sql<Omit<TableHeader, 'rows'>>`
    select table_name as "table", json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name not like 'kysely\\_%' and table_name <> 'later_index'
    group by table_name order by table_name
  `.execute(db)
  const headers: TableHeader[] = []
  for (const header of rows) {
    const { rows: counts } = await sql<{ rows: number }>`select count(*) as rows from ${sql.id(header.table)}`.execute(
      db,
    )
    headers.push({ ...header, rows: counts[0]?.rows ?? 0 })
  }
  return headers
}
