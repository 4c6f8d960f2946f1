import { type Kysely, sql } from 'kysely'

/** Saved searches keep the delivery time that was searched for. Those that exist have none, and their keys say so. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table saved_search add column max_delivery_days integer`.execute(db)
  await sql`update saved_search set criteria_key = substr(criteria_key, 1, length(criteria_key) - 1) || ',null]'`.execute(
    db,
  )
}
