import { type AliasedExpression, type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres, longReadsOf } from '../../../database/connection'
import { inOrderOf, isBeyond, type Order } from '../../../database/paging/page'
import { assertFound } from '../../../database/rows'
import { storedTrait, traitsIn } from '../../../modules/credential/seller-traits'
import { type ListingCriteria, matching, matchingInOrder } from '../../../modules/listing/listing.criteria'
import { listingOrders, type SortedListing } from '../../../modules/listing/listing-orders'
import { listingsWith } from '../../../modules/listing/listing-traits'
import { ATTRIBUTES, type SearchedListing } from '../search-engine'
import { eraKeysWithin } from './search-eras'
import { categoryKey, kindKey } from './search-keys'
import { containsText, type SearchMatch } from './search-match'

/** The number of listings that are read before an index is asked. */
export const NEAREST = 250

export const newestFirst = listingOrders.NEWEST

/** A listing with its rank. The rank is null if the listing is no hit. */
export interface Ranked extends SearchedListing {
  rank: number | null
}

/** The stored traits are empty for reads along an order of listings: they are of no use among listings that match a filter. */
interface WithTraits extends Ranked {
  traits: string
}

export type Position = (string | number)[] | undefined

export const isHit = ({ rank }: Ranked) => rank !== null

/** The two ways to find hits: along an order of listings, and in an index of texts. */
export const createSearchReads = (
  db: Database,
  match: SearchMatch,
  criteria: ListingCriteria,
  order: Order<SortedListing>,
) => {
  const reads = longReadsOf(db)
  const traits = traitsIn(criteria)
  /** Whether an index finds the hits of some eras, so that few are read, whatever the number of all. It does not know traits. */
  const isEraKeyed = match.isKeyed && order.columns[0] === 'createdAt' && traits.length === 0

  const ofListing = <Value>(value: RawBuilder<Value>) =>
    sql<Value>`(select ${value} from listing_search where listing_search.listing_id = listing.id)`
  const texts = reads
    .selectFrom('listingSearch')
    .select(ATTRIBUTES)
    .select(['listingId as id', 'traits', match.rank.as('rank'), match.holds.as('isHit')])
  const withTexts = listingsWith(reads, traits)
    .where(alongOrder(db, order, criteria))
    .select(['id', ...ATTRIBUTES, sql.lit('').as('traits')])
    .select([ofListing(match.rank).as('rank'), ofListing(match.holds).as('isHit')])
  const listings: AliasedExpression<WithTraits & { isHit: boolean }, 'listing'> = (
    isNewestOfAll(order, criteria) ? texts : withTexts
  ).as('listing')
  const inOrder = inOrderOf(order, reads.selectFrom(listings))
  const walk = (beyond: Position, limit: number) =>
    inOrder
      .select(['id', ...ATTRIBUTES, 'traits', 'rank'])
      .$if(beyond !== undefined, (query) => query.where(isBeyond(order, beyond ?? [])))
      .limit(limit)
  const readNearest = (beyond: Position) => walk(beyond, NEAREST).execute()
  let first: ReturnType<typeof readNearest> | undefined
  let size: Promise<number> | undefined

  const hasTraits = sql<boolean>`${sql.join(
    [sql`1 = 1`, ...traits.map((trait) => containsText(db, sql.ref('listing.traits'), storedTrait(trait)))],
    sql` and `,
  )}`

  const keys = [
    ...(criteria.kind === undefined ? [] : [kindKey(criteria.kind)]),
    ...(criteria.categoryId === undefined ? [] : [categoryKey(criteria.categoryId)]),
  ]

  /** Estimates the number of all hits from that among the nearest listings. */
  const expected = async (hits: number) => {
    size ??= readSize(reads)
    return (hits / NEAREST) * (await size)
  }

  return {
    isEraKeyed,
    expected,

    /** Listings behind a position with their rank. The rank is null if a listing is no hit. */
    walk,

    /** Hits behind a position, of any rank. */
    walkHits: (beyond: (string | number)[], limit: number) =>
      inOrder.where(isBeyond(order, beyond)).where(sql<boolean>`listing.is_hit`).limit(limit),

    /** The nearest listings behind a position, or the first ones, which are read once. */
    nearest: (beyond: Position) => {
      if (beyond) return readNearest(beyond)
      first ??= readNearest(undefined)
      return first
    },

    /** The position of the last row. */
    endOf: (rows: readonly Ranked[]) => {
      const last = assertFound(rows.at(-1), 'row')
      return order.columns.map((column) => last[column])
    },

    /** Hits that an index finds, of a rank or of any, in all eras or some. */
    indexed: (rank?: number, eras: readonly string[] = []) =>
      reads
        .selectFrom(
          reads
            .selectFrom('listingSearch')
            .select(ATTRIBUTES)
            .select(['listingId as id', 'traits', match.rank.as('rank')])
            .where(match.indexed(rank, keys, eras))
            // PostgreSQL would read the hits along an order. It leaves a query with an offset as it is.
            .$if(isPostgres(db), (query) => query.offset(0))
            .as('listing'),
        )
        .where(matching(criteria))
        .where(hasTraits),

    /** The keys of the eras in which so many hits are expected. None for an index without eras, and if they would be many. */
    erasOf: (near: readonly Ranked[], isWanted: (row: Ranked) => boolean, limit: number) =>
      isEraKeyed ? eraKeysWithin(near, near.filter(isWanted).length, limit) : [],

    /**
     * Estimates, from the share of hits among the nearest listings, whether reading in order finds enough hits sooner than reading all
     * entries of an index. An entry costs as much as `entryCost` listings.
     */
    isWalkShorter: async (hits: number, limit: number, entryCost: number) =>
      hits > 0 && (limit * NEAREST) / hits < (await expected(hits)) * entryCost,
  }
}

export const isFiltered = (criteria: ListingCriteria) => Object.values(criteria).some((value) => value !== undefined)

/** Whether the texts themselves are read in this order, by an index of their own. */
const isNewestOfAll = ({ columns: [first] }: Order<SortedListing>, criteria: ListingCriteria) =>
  first === 'createdAt' && !isFiltered(criteria)

/** The number of public listings. */
const readSize = async (db: Database) => {
  const total = sql<number | null>`sum(count)`.as('total')
  const row = await db.selectFrom('listingCount').select(total).executeTakeFirstOrThrow()
  return row.total ?? 0
}

export type SearchReads = ReturnType<typeof createSearchReads>
/** A query of hits, which selects nothing yet. */
export type Hits = ReturnType<SearchReads['walkHits']>
export type NearRow = Awaited<ReturnType<SearchReads['nearest']>>[number]

/** The criteria for reading along an order. SQLite would read a category of both kinds in an index of another order. */
const alongOrder = (db: Database, { columns: [first] }: Order<SortedListing>, criteria: ListingCriteria) => {
  const { categoryId, ...others } = criteria
  if (isPostgres(db) || categoryId === undefined || others.kind !== undefined || first !== 'createdAt') {
    return matchingInOrder(db, criteria, first)
  }
  return sql<boolean>`(+${sql.ref('listing.categoryId')} = ${categoryId} and ${matchingInOrder(db, others, first)})`
}
