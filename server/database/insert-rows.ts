import { type Insertable, sql } from 'kysely'
import { columnOf } from './column-names'
import { type Database, isPostgres } from './connection'
import type { Tables } from './tables/tables'

/** SQLite takes 32,766 parameters in a statement. */
const MAX_PARAMETERS = 30_000
/** Some megabytes of JSON. */
const JSON_ROWS = 5_000

/** Inserts rows with the same columns by few statements. PostgreSQL reads a document of JSON faster than thousands of parameters. */
export const insertRows = async <Table extends keyof Tables & string>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
) => {
  const columns = Object.keys(rows[0] ?? {})
  const postgres = isPostgres(db)
  const size = postgres ? JSON_ROWS : Math.floor(MAX_PARAMETERS / Math.max(1, columns.length))
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size)
    await (postgres ? insertJson(db, table, columns, part) : db.insertInto<Table>(table).values(part).execute())
  }
}

const insertJson = (db: Database, table: string, columns: readonly string[], rows: readonly object[]) => {
  const names = new Map(columns.map((column) => [column, columnOf(column)]))
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key), value])),
  )
  const list = sql.join(columns.map((column) => sql.ref(column)))
  return sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)})
  `.execute(db)
}
