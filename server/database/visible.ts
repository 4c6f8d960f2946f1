import { sql } from 'kysely'

/** A literal: with a parameter neither database could use its partial index of visible rows. */
export const VISIBLE = sql.lit(1)
