import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/** A moment, to the millisecond. SQLite keeps the ISO text, which sorts as it should. */
export const moment = (db: Kysely<unknown>) => (isPostgres(db) ? sql`timestamptz(3)` : sql`text`)
