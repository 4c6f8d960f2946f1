import { type Kysely, sql } from 'kysely'

/** Saved searches get the filters of sellers. Existing ones have none of them, so four nulls are added to their keys. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table saved_search add column seller_role text`.execute(db)
  await sql`alter table saved_search add column verified integer`.execute(db)
  await sql`alter table saved_search add column jurisdiction text`.execute(db)
  await sql`alter table saved_search add column language text`.execute(db)
  await sql`update saved_search
    set criteria_key = substr(criteria_key, 1, length(criteria_key) - 1) || ',null,null,null,null]'`.execute(db)
}
