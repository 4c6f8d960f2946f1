import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { StartError } from '../lib/start-error'

/** The first line of a table. Lines with one row each follow. */
export interface TableHeader {
  table: string
  columns: string[]
  rows: number
}

type Insert = (header: TableHeader, rows: readonly string[]) => Promise<void>

/**
 * Replaces the rows of all tables, in a transaction. Triggers are off meanwhile, and foreign keys are dropped and created again, so
 * that the order of the tables doesn't matter and every reference is checked at the end.
 */
export const loadTables = async (db: Database, load: (insert: Insert) => Promise<void>) => {
  const run = (statement: string) => sql.raw(statement).execute(db)
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
  `.execute(db)
  const tables = await tablesOf(db)

  for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await run(`alter table ${table} disable trigger user`)
  await run(`truncate ${tables.join(', ')}`)
  await load((header, rows) => insert(db, header, rows))
  for (const { table, name, definition } of keys) await run(`alter table ${table} add constraint ${name} ${definition}`)
  for (const table of tables) await run(`alter table ${table} enable trigger user`)
}

/** All tables but Kysely's own, quoted. */
const tablesOf = async (db: Database) => {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'kysely\\_%'
  `.execute(db)
  return rows.map(({ name }) => name)
}

const insert = (db: Database, { table, columns }: TableHeader, rows: readonly string[]) => {
  const names = sql.join(columns.map((column) => sql.id(column)))
  return sql`
    insert into ${sql.id(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.id(table)}, ${`[${rows.join(',')}]`}::json)
  `
    .execute(db)
    .then(() => {})
}

/** Removes all tables and functions but those of extensions. */
export const emptyPostgres = (db: Database) =>
  sql`
    do $$
    declare item text;
    begin
      for item in select oid::regclass from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace
      loop
        execute 'drop table ' || item || ' cascade';
      end loop;
      for item in select oid::regprocedure from pg_proc
        where pronamespace = current_schema()::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      loop
        execute 'drop function ' || item || ' cascade';
      end loop;
    end $$
  `.execute(db)

export const isPostgresEmpty = async (db: Database) => {
  const { rows } = await sql`
    select from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace limit 1
  `.execute(db)
  return rows.length === 0
}

/** Other connections would read and write half-restored data. */
export const requireNoOthers = async (db: Database, tries = 20): Promise<void> => {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
  `.execute(db)
  if (rows.length === 0) return
  if (tries === 0) throw new StartError('Stop the server first: the database has other connections.')
  // Connections of a server that has just stopped end soon.
  await wait(100)
  return requireNoOthers(db, tries - 1)
}
