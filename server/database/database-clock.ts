import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from './connection'

/** A moment by the database's clock, which all processes share. */
export const secondsFromNow = (db: Database, seconds: number): RawBuilder<string> =>
  isPostgres(db)
    ? sql`now() + ${seconds} * interval '1 second'`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`+${seconds} seconds`})`

/** The moment in a column, some days later. */
export const daysAfter = (db: Database, column: string, days: number): RawBuilder<string> =>
  isPostgres(db)
    ? sql`${sql.ref(column)} + ${days} * interval '1 day'`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)}, ${`+${days} days`})`
