import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from './connection'

/** The text before the first line break. */
export const firstLine = (db: Database, text: RawBuilder<unknown>) =>
  isPostgres(db)
    ? sql<string>`split_part(${text}, ${'\n'}, 1)`
    : sql<string>`substr(${text}, 1, instr(${text}, ${'\n'}) - 1)`
