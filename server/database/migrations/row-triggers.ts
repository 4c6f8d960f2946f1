import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/** Creates a trigger for each changed row, `new` and `old`, with the same statements on both databases. `event`: `insert on job`. */
export const createRowTrigger = async (db: Kysely<unknown>, name: string, event: string, statements: string) => {
  if (!isPostgres(db)) {
    await sql.raw(`create trigger ${name} after ${event} begin ${statements} end`).execute(db)
    return
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${statements} return null; end $$`)
    .execute(db)
  await sql.raw(`create trigger ${name} after ${event} for each row execute function ${name}()`).execute(db)
}

/** Drops a trigger of `createRowTrigger`. */
export const dropRowTrigger = async (db: Kysely<unknown>, name: string, table: string) => {
  if (!isPostgres(db)) {
    await sql.raw(`drop trigger ${name}`).execute(db)
    return
  }
  await sql.raw(`drop trigger ${name} on ${table}`).execute(db)
  await sql.raw(`drop function ${name}()`).execute(db)
}

/** Creates a trigger for each statement on PostgreSQL, whose changed rows are in `new_rows` and `old_rows`. */
export const createStatementTrigger = async (
  db: Kysely<unknown>,
  name: string,
  [event, table]: readonly ['insert' | 'update' | 'delete', string],
  statements: string,
) => {
  const rows = [
    ...(event === 'insert' ? [] : ['old table as old_rows']),
    ...(event === 'delete' ? [] : ['new table as new_rows']),
  ]
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${statements} return null; end $$`)
    .execute(db)
  await sql
    .raw(`
      create trigger ${name} after ${event} on ${table} referencing ${rows.join(' ')}
      for each statement execute function ${name}()
    `)
    .execute(db)
}
