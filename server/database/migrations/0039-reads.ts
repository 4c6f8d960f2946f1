import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'
import { moment } from './columns'

/** Reads that took longer with each listing get indexes; uploads and views get what their limits need. */
export const up = async (db: Kysely<unknown>) => {
  await addSellerRole(db)
  // Related listings are the best of a category, of both kinds.
  await visibleListings(db, 'listing_category_best', ['category_id', 'rating', 'review_count', 'id'])
  await sql`alter table upload add column bytes integer not null default 0`.execute(db)
  await addVisits(db)
  await addAnnouncements(db)
}

const visibleListings = (db: Kysely<unknown>, name: string, columns: string[]) =>
  sql`create index ${sql.id(name)} on listing (${sql.join(columns.map((column) => sql.id(column)))}) where visible = 1`.execute(
    db,
  )

const addSellerRole = async (db: Kysely<unknown>) => {
  await sql`alter table listing add column seller_role text not null default ''`.execute(db)
  await sql`update listing set seller_role = (select role from ${sql.table('user')} where id = seller_id)`.execute(db)
  if (isPostgres(db)) await sql`alter table listing alter column seller_role drop default`.execute(db)
  for (const [name, columns] of [
    ['newest', ['created_at', 'id']],
    ['price', ['price_cents', 'id']],
    ['rating', ['rating', 'review_count', 'id']],
  ] as const) {
    await visibleListings(db, `listing_role_${name}`, ['kind', 'seller_role', ...columns])
  }
}

/** Visits of the last half hour, shared by all processes. */
const addVisits = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('listing_visit')
    .addColumn('visit', 'text', (column) => column.primaryKey())
    .addColumn('counted_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('listing_visit_age').on('listing_visit').column('counted_at').execute()
  await db.schema
    .createTable('visit_key')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .execute()
}

/** New listings of which accounts with a matching saved search are not yet notified. */
const addAnnouncements = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('listing_announcement')
    .addColumn('listing_id', 'text', (column) => column.primaryKey())
    .addColumn('due_at', moment(db), (column) => column.notNull())
    .execute()
}
