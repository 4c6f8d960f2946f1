import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** Sellers who have published a listing before this version need no checklist. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('user').addColumn('checklist_dismissed_at', moment(db)).execute()
  await sql`
    update "user" set checklist_dismissed_at = created_at
    where id in (select seller_id from listing)
  `.execute(db)
}
