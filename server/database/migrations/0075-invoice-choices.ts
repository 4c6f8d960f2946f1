import { type Kysely, sql } from 'kysely'

/** A line names the package, the extras and the licence that were bought. Those that were issued before stay as they are. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table invoice_line add column choice text not null default ''`.execute(db)
}
