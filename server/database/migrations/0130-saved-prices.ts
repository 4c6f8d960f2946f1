import { type Kysely, sql } from 'kysely'

/** Saved listings keep the price of that day and a note, and announcements tell new listings from lower prices. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table saved_listing add column price_cents integer`.execute(db)
  await sql`alter table saved_listing add column known_price_cents integer`.execute(db)
  await sql`alter table saved_listing add column note text not null default ''`.execute(db)
  // Nobody knows the price of that day any more, so the present one counts.
  await sql`
    update saved_listing set price_cents =
      (select listing.price_cents from listing where listing.id = saved_listing.listing_id)
  `.execute(db)
  await sql`update saved_listing set known_price_cents = price_cents`.execute(db)
  await sql`alter table listing_announcement add column kind text not null default 'NEW'`.execute(db)
}
