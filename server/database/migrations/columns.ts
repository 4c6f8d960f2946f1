import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/** A moment, to the millisecond. SQLite stores the ISO text, which sorts by time. */
export const moment = (db: Kysely<unknown>) => (isPostgres(db) ? sql`timestamptz(3)` : sql`text`)
