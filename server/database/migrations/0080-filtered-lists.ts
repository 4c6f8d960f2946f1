import { type Kysely, sql } from 'kysely'

const orders = [
  ['newest', ['created_at', 'id']],
  ['price', ['price_cents', 'id']],
  ['rating', ['rating', 'review_count', 'id']],
] as const

/** The columns of other filters than those of an index's beginning. */
const filters = ['price_cents', 'rating', 'delivery_days']

/**
 * The indexes of lists get the columns that lists are filtered by, so that a filter reads entries of the index and no rows that it
 * leaves out. An index of delivery times alone has another order than each list.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`drop index listing_delivery`.execute(db)
  for (const [order, columns] of orders) {
    for (const [name, first, others] of [
      [`listing_${order}`, ['kind'], []],
      [`listing_category_${order}`, ['category_id', 'kind'], ['seller_role']],
      [`listing_role_${order}`, ['kind', 'seller_role'], ['category_id']],
    ] as const) {
      const all = [...new Set<string>([...first, ...columns, ...filters, ...others])]
      await sql`drop index ${sql.id(name)}`.execute(db)
      await sql`
        create index ${sql.id(name)} on listing (${sql.join(all.map((column) => sql.id(column)))}) where visible = 1
      `.execute(db)
    }
  }
}
