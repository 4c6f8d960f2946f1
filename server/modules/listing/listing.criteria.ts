import { type Expression, expressionBuilder, sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import type { ListingRow, Tables, UserRow } from '../../database/tables/tables'
import type { ListingFilter } from '../../generated/resolvers'
import { cents } from '../../lib/money'
import type { CategoryQueries } from '../category/category.queries'

export interface ListingCriteria {
  kind?: ListingRow['kind'] | undefined
  categoryId?: string | undefined
  minPriceCents?: number | undefined
  maxPriceCents?: number | undefined
  maxDeliveryDays?: number | undefined
  minRating?: number | undefined
  sellerRole?: UserRow['role'] | undefined
  /** Lists of a trait of sellers read another table, so that the condition has none. */
  verified?: boolean | undefined
  jurisdiction?: string | undefined
  /** A code. */
  language?: string | undefined
}

/** The kind of a listing, as tables store it. */
export const storedKinds = { PRODUCT: 'product', SERVICE: 'service' } as const

/** The criteria of a filter of lists or of searches, which have the same fields. An unknown category matches no listing. */
export const criteriaOf = async (
  filter: ListingFilter | null | undefined,
  categories: CategoryQueries,
): Promise<ListingCriteria> => ({
  categoryId: filter?.category == null ? undefined : ((await categories.bySlug(filter.category))?.id ?? ''),
  minPriceCents: filter?.minPrice == null ? undefined : cents(filter.minPrice),
  maxPriceCents: filter?.maxPrice == null ? undefined : cents(filter.maxPrice),
  maxDeliveryDays: filter?.maxDeliveryDays ?? undefined,
  minRating: filter?.minRating ?? undefined,
  sellerRole: filter?.sellerRole ?? undefined,
  // False doesn't filter.
  verified: filter?.verified || undefined,
  jurisdiction: filter?.jurisdiction ?? undefined,
  language: filter?.language ?? undefined,
})

const { and, eb, ref } = expressionBuilder<Tables, 'listing'>()

type RangeColumn = 'priceCents' | 'deliveryDays' | 'rating'

const columnOf = (column: RangeColumn) => ref(`listing.${column}`)

/** The value of a column, by which SQLite chooses no index. */
const plainValue = (column: RangeColumn) => sql<number>`+${columnOf(column)}`

/** The condition for a list in the order of a column. SQLite would look up a limit in an index of another order, and sort all its rows. */
export const matchingInOrder = (db: Database, criteria: ListingCriteria, order: string | undefined) =>
  matching(criteria, (column) => (isPostgres(db) || order === column ? columnOf(column) : plainValue(column)))

/** The condition for a count. SQLite would look up a limit in an index also where the category has fewer rows. */
export const matchingInAnyOrder = (db: Database, criteria: ListingCriteria) =>
  matching(criteria, isPostgres(db) || criteria.categoryId === undefined ? columnOf : plainValue)

/**
 * A condition for queries on the listing table. Undefined criteria match everything. `range` returns the column of a limit, or its
 * value.
 */
export const matching = (criteria: ListingCriteria, range: (column: RangeColumn) => Expression<number> = columnOf) => {
  const { kind, categoryId, minPriceCents, maxPriceCents, maxDeliveryDays, minRating, sellerRole } = criteria
  return and([
    ...(kind === undefined ? [] : [eb('listing.kind', '=', kind)]),
    ...(categoryId === undefined ? [] : [eb('listing.categoryId', '=', categoryId)]),
    ...(minPriceCents === undefined ? [] : [eb(range('priceCents'), '>=', minPriceCents)]),
    ...(maxPriceCents === undefined ? [] : [eb(range('priceCents'), '<=', maxPriceCents)]),
    ...(maxDeliveryDays === undefined ? [] : [eb(range('deliveryDays'), '<=', maxDeliveryDays)]),
    ...(minRating === undefined ? [] : [eb(range('rating'), '>=', minRating)]),
    ...(sellerRole === undefined ? [] : [eb('listing.sellerRole', '=', sellerRole)]),
  ])
}
