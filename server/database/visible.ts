import { sql } from 'kysely'

/** Written into the statement: with a parameter neither database would know that its index of visible rows has them all. */
export const VISIBLE = sql.lit(1)
