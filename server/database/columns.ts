import { sql } from 'kysely'

/** Stores a list of short texts in one column, one per line. */
export const toLines = (list: readonly string[]) => list.join('\n')

export const fromLines = (column: string) => (column === '' ? [] : column.split('\n'))

/** A literal, because with a parameter neither database uses its partial index of visible rows. */
export const VISIBLE = sql.lit(1)

/** A literal for the same reason. */
export const EMPTY = sql.lit('')
