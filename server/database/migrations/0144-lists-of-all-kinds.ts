import { type Kysely, sql } from 'kysely'

const orders = [
  ['newest', ['created_at', 'id']],
  ['price', ['price_cents', 'id']],
  ['rating', ['rating', 'review_count', 'id']],
] as const

/** The columns that searches are filtered by. */
const filters = ['kind', 'category_id', 'seller_role', 'price_cents', 'rating', 'delivery_days']

/**
 * Searches have products and services, in each order and of sellers with a trait, so that their lists get indexes that don't begin
 * with the kind. `listing_latest` had no role of the seller.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`drop index listing_latest`.execute(db)
  for (const [name, order] of orders) {
    const columns = (first: readonly string[]) =>
      sql.join([...new Set([...first, ...order, ...filters])].map((column) => sql.id(column)))
    await sql`create index ${sql.id(`listing_all_${name}`)} on listing (${columns([])}) where visible = 1`.execute(db)
    await sql`
      create index ${sql.id(`listing_trait_all_${name}`)} on listing_trait (${columns(['trait', 'value'])})
    `.execute(db)
  }
}
