import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from './connection'

/** Stores a list of short texts in one column, one per line. */
export const toLines = (list: readonly string[]) => list.join('\n')

export const fromLines = (column: string) => (column === '' ? [] : column.split('\n'))

/** The text before the first line break. */
export const firstLine = (db: Database, text: RawBuilder<unknown>) =>
  isPostgres(db)
    ? sql<string>`split_part(${text}, ${'\n'}, 1)`
    : sql<string>`substr(${text}, 1, instr(${text}, ${'\n'}) - 1)`

/** A literal, because with a parameter neither database uses its partial index of visible rows. */
export const VISIBLE = sql.lit(1)

/** A literal for the same reason. */
export const EMPTY = sql.lit('')
