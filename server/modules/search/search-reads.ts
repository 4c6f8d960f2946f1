import { sql } from 'kysely'
import { type Database, isPostgres, longReadsOf } from '../../database/connection'
import { assertFound } from '../../database/loader'
import { isBeyond, latestFirst, type Order } from '../../database/paging/page'
import { traitsIn } from '../credential/seller-traits'
import { type ListingCriteria, matching } from '../listing/listing.criteria'
import type { SortedListing } from '../listing/listing-orders'
import { hasListingTraits, listingsWith } from '../listing/listing-traits'
import { eraKeysWithin } from './search-eras'
import { categoryKey, kindKey } from './search-keys'
import type { SearchMatch } from './search-match'

/** The number of listings that are read before an index is asked. */
export const NEAREST = 250

export const newestFirst = latestFirst<SortedListing>('NEWEST', 'createdAt', 'id')

export interface HitId {
  id: string
  rank: number | null
}

/** The columns of search texts that hits are filtered, sorted and counted by. */
export const ATTRIBUTES = [
  'kind',
  'categoryId',
  'sellerRole',
  'priceCents',
  'deliveryDays',
  'rating',
  'reviewCount',
  'createdAt',
] as const

export type Position = (string | number)[] | undefined

export const isHit = ({ rank }: HitId) => rank !== null

/** The two ways to find hits: along an order of listings, and in an index of texts. */
export const createSearchReads = (
  db: Database,
  match: SearchMatch,
  criteria: ListingCriteria,
  order: Order<SortedListing>,
) => {
  const reads = longReadsOf(db)
  const traits = traitsIn(criteria)
  /** Whether an index finds the hits of some eras, so that few are read, whatever the number of all. */
  const isEraKeyed = match.isKeyed && order.columns[0] === 'createdAt'

  const rankOf = sql<number | null>`(
    select ${match.rank} from listing_search where listing_search.listing_id = listing.id
  )`
  const inOrder = order.columns.reduce(
    (sorted, column) => sorted.orderBy(column, order.direction),
    listingsWith(reads, traits).where(alongOrder(db, order, criteria)),
  )
  const walk = (beyond: Position, limit: number) =>
    inOrder
      .select(['id', ...ATTRIBUTES])
      .select(rankOf.as('rank'))
      .$if(beyond !== undefined, (query) => query.where(isBeyond(order, beyond ?? [])))
      .limit(limit)
  const readNearest = (beyond: Position) => walk(beyond, NEAREST).execute()
  let first: ReturnType<typeof readNearest> | undefined
  type NearRow = Awaited<ReturnType<typeof readNearest>>[number]

  const keys = [
    ...(criteria.kind === undefined ? [] : [kindKey(criteria.kind)]),
    ...(criteria.categoryId === undefined ? [] : [categoryKey(criteria.categoryId)]),
  ]

  return {
    isEraKeyed,

    /** Listings behind a position with their rank, which is null for those that are no hits. */
    walk,

    /** Hits behind a position, of any rank. */
    walkHits: (beyond: (string | number)[], limit: number) =>
      inOrder
        .select(['id', ...ATTRIBUTES])
        .where(isBeyond(order, beyond))
        .where(
          sql<boolean>`(select ${match.holds} from listing_search where listing_search.listing_id = listing.id)`,
        )
        .limit(limit)
        .execute(),

    /** The nearest listings behind a position, or the first ones, which are read once. */
    nearest: (beyond: Position) => {
      if (beyond) return readNearest(beyond)
      first ??= readNearest(undefined)
      return first
    },

    /** The position of the last row. */
    endOf: (rows: readonly NearRow[]) => {
      const last = assertFound(rows.at(-1), 'row')
      return order.columns.map((column) => last[column])
    },

    /** Hits that an index finds, of a rank or of any. */
    indexed: (rank?: number, eras: readonly string[] = []) =>
      reads
        .selectFrom(
          reads
            .selectFrom('listingSearch')
            .select(ATTRIBUTES)
            .select(['listingId as id', match.rank.as('rank')])
            .where(match.indexed(rank, keys, eras))
            .as('listing'),
        )
        .where(matching(criteria))
        .where(hasListingTraits(reads, traits)),

    /** Rows of an index: among the nearest eras, as far as so many hits are expected in them, and otherwise among all. */
    readKeyed: async <Row>(
      near: readonly NearRow[],
      isWanted: (row: NearRow) => boolean,
      limit: number,
      read: (eras: string[]) => Promise<Row[]>,
    ) => {
      const eras = isEraKeyed ? eraKeysWithin(near, near.filter(isWanted).length, limit) : []
      const rows = eras.length > 0 ? await read(eras) : []
      return rows.length >= limit ? rows : read([])
    },
  }
}

export type SearchReads = ReturnType<typeof createSearchReads>

/** The criteria for reading along an order. SQLite would look them up in an index of another order, and `+` keeps it from that. */
const alongOrder = (db: Database, { columns }: Order<SortedListing>, { categoryId, ...others }: ListingCriteria) => {
  const unsorted = <Value>(column: string) =>
    isPostgres(db) || columns[0] === column
      ? sql.ref<Value>(`listing.${column}`)
      : sql<Value>`+${sql.ref(`listing.${column}`)}`
  if (categoryId === undefined || others.kind !== undefined || columns[0] !== 'createdAt') {
    return matching({ categoryId, ...others }, unsorted)
  }
  return sql<boolean>`(${unsorted('categoryId')} = ${categoryId} and ${matching(others, unsorted)})`
}
