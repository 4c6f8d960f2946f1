import { sql } from 'kysely'
import { VISIBLE } from '../../database/columns'
import { type Database, isPostgres, longReadsOf } from '../../database/connection'
import { assertFound } from '../../database/loader'
import {
  COUNT_LIMIT,
  checkPageSize,
  countOnce,
  isBeyond,
  latestFirst,
  type Order,
  type PageRequest,
  pageOf,
  positionOf,
} from '../../database/paging/page'
import type { ListingRow } from '../../database/tables/tables'
import type { ListingSort } from '../../generated/resolvers'
import { type ListingCriteria, matching } from '../listing/listing.criteria'
import { listingOrders, type SortedListing } from '../listing/listing-orders'
import { eraKeysWithin } from './search-eras'
import { categoryKey, kindKey } from './search-keys'
import type { SearchMatch } from './search-match'

/** Undefined for the best match first. */
export type SearchOrder = ListingSort | undefined

interface Hit extends ListingRow {
  rank: number
}

interface HitId {
  id: string
  rank: number | null
}

/** A listing of a walk, with the columns of its order. */
type NearRow = HitId & SortedListing

const bestFirst: Order<Hit> = {
  name: 'SEARCH',
  direction: 'desc',
  columns: ['rank', 'createdAt', 'id'],
  kinds: ['integer', 'moment', 'text'],
}

const newestFirst = latestFirst<SortedListing>('NEWEST', 'createdAt', 'id')

/** The number of listings that are read before an index is asked. */
const NEAREST = 250
/** A text in as large a share of the nearest listings is counted along them. Rarer ones are counted in an index. */
const COMMON = { all: 1 / 4, filtered: 1 / 20 }

/** A walk for hits that the nearest listings lack ends after this many times the listings that it is expected to read. */
const PATIENCE = 2

/** The columns of search texts that hits are filtered and sorted by. */
const ATTRIBUTES = [
  'kind',
  'categoryId',
  'sellerRole',
  'priceCents',
  'deliveryDays',
  'rating',
  'reviewCount',
  'createdAt',
] as const

interface SearchRequest extends PageRequest {
  sort?: SearchOrder
}

/**
 * Most searches are for a text that many listings contain or that few do. The first listings of an order have a page of the former,
 * and the latter's hits are few enough to look them up in an index and sort them. The nearest listings are the sample that tells how
 * many listings either way reads. Hits of a better rank are read before the others.
 */
export const readSearchPage = async (
  db: Database,
  match: SearchMatch,
  criteria: ListingCriteria,
  { sort, ...request }: SearchRequest,
) => {
  checkPageSize(request.first)
  const reads = longReadsOf(db)
  const walked = sort ? listingOrders[sort] : newestFirst
  /** Whether an index finds the hits of some eras, so that few are read, whatever the number of all. */
  const isEraKeyed = match.isKeyed && walked.columns[0] === 'createdAt'
  type Position = (string | number)[] | undefined

  const rankOf = sql<number | null>`(
    select ${match.rank} from listing_search where listing_search.listing_id = listing.id
  )`
  const inOrder = walked.columns.reduce(
    (sorted, column) => sorted.orderBy(column, walked.direction),
    reads
      .selectFrom('listing')
      .where('visible', '=', VISIBLE)
      .where(alongOrder(db, walked, criteria)),
  )
  const walk = (beyond: Position, limit: number) =>
    inOrder
      .select([...walked.columns])
      .select(rankOf.as('rank'))
      .$if(beyond !== undefined, (query) => query.where(isBeyond(walked, beyond ?? [])))
      .limit(limit)
  const readNearest = (beyond: Position): Promise<NearRow[]> => walk(beyond, NEAREST).execute()
  let first: ReturnType<typeof readNearest> | undefined
  const nearest = (beyond: Position) => {
    if (beyond) return readNearest(beyond)
    first ??= readNearest(undefined)
    return first
  }
  /** The position of the last row. */
  const endOf = (rows: readonly NearRow[]) => {
    const last = assertFound(rows.at(-1), 'row')
    return walked.columns.map((column) => last[column])
  }

  const facets = [
    ...(criteria.kind === undefined ? [] : [kindKey(criteria.kind)]),
    ...(criteria.categoryId === undefined ? [] : [categoryKey(criteria.categoryId)]),
  ]
  /** Hits that an index finds, of a rank or of any. */
  const indexed = (rank?: number, near: readonly string[] = []) =>
    reads
      .selectFrom(
        reads
          .selectFrom('listingSearch')
          .select(ATTRIBUTES)
          .select(['listingId as id', match.rank.as('rank')])
          .where(match.indexed(rank, facets, near))
          .as('listing'),
      )
      .where(matching(criteria))

  /** Rows of an index: among the nearest eras, as far as so many hits are expected in them, and otherwise among all. */
  const readKeyed = async <Row>(
    near: readonly NearRow[],
    isHit: (row: NearRow) => boolean,
    limit: number,
    read: (eras: string[]) => Promise<Row[]>,
  ) => {
    const eras = isEraKeyed ? eraKeysWithin(near, near.filter(isHit).length, limit) : []
    const rows = eras.length > 0 ? await read(eras) : []
    return rows.length >= limit ? rows : read([])
  }

  let size: Promise<number> | undefined
  /** Whether hits as frequent as among the nearest listings are reached sooner along the order than by all entries of an index. */
  const isWalked = async (hits: number, limit: number) => {
    if (hits === 0 || isEraKeyed) return false
    size ??= readSize(db)
    return (limit * NEAREST) / hits < (hits / NEAREST) * (await size)
  }

  const isHit = ({ rank }: HitId) => rank !== null

  const readHits = async (rank: number | undefined, beyond: Position, limit: number): Promise<HitId[]> => {
    const near = await nearest(beyond)
    const isOfRank = (row: HitId) => (rank === undefined ? isHit(row) : row.rank === rank)
    const hits = near.filter(isOfRank)
    if (hits.length >= limit || near.length < NEAREST) return hits.slice(0, limit)
    if (await isWalked(hits.length, limit)) {
      const further = walk(endOf(near), Math.ceil((PATIENCE * limit * NEAREST) / hits.length))
      const found = await reads
        .selectFrom(further.as('further'))
        .select(['id', 'rank'])
        .where('rank', rank === undefined ? 'is not' : '=', rank ?? null)
        .limit(limit - hits.length)
        .execute()
      if (hits.length + found.length === limit) return [...hits, ...found]
    }
    return readKeyed(near, isOfRank, limit, (eras) =>
      walked.columns
        .reduce(
          (sorted, column) => sorted.orderBy(sql.ref(column), walked.direction),
          indexed(rank, eras).select(['id', 'rank']),
        )
        .$if(beyond !== undefined, (query) => query.where(isBeyond(walked, beyond ?? [])))
        .limit(limit)
        .execute(),
    )
  }

  const wanted = request.first + 1
  const order = sort ? walked : bestFirst
  const readParts = async () => {
    const position = positionOf<Hit>(order, request)
    if (sort) return readHits(undefined, position, wanted)
    const [afterRank, ...after] = position ?? []
    const hits: HitId[] = []
    for (const rank of match.ranks) {
      if (hits.length >= wanted || Number(afterRank) < rank) continue
      hits.push(...(await readHits(rank, afterRank === rank ? after : undefined, wanted - hits.length)))
    }
    return hits
  }
  const hits = await readParts()

  const count = async () => {
    const near = await nearest(undefined)
    const found = near.filter(isHit).length
    if (near.length < NEAREST) return found
    const one = sql<number>`1`.as('one')
    const isFiltered = Object.values(criteria).some((value) => value !== undefined)
    if (found >= NEAREST * (isFiltered && !isEraKeyed ? COMMON.filtered : COMMON.all)) {
      const holds = sql<boolean>`(
        select ${match.holds} from listing_search where listing_search.listing_id = listing.id
      )`
      const further = inOrder.where(isBeyond(walked, endOf(near))).where(holds)
      return found + (await countOnce(db, further.select(one), COUNT_LIMIT - found)())
    }
    const counted = await readKeyed(near, isHit, COUNT_LIMIT, async (eras) => {
      const length = await countOnce(db, indexed(undefined, eras).select(one))()
      return Array.from({ length })
    })
    return counted.length
  }
  return pageOf(await rowsOf(reads, hits), order, request, count)
}

/** The number of public listings. */
const readSize = async (db: Database) => {
  const total = sql<number | null>`sum(count)`.as('total')
  const row = await db.selectFrom('listingCount').select(total).executeTakeFirstOrThrow()
  return Number(row.total)
}

/** The listings of hits, in the same order. A listing that was removed meanwhile is left out. */
const rowsOf = async (db: Database, hits: readonly HitId[]): Promise<Hit[]> => {
  if (hits.length === 0) return []
  const ids = hits.map(({ id }) => id)
  const rows = await db.selectFrom('listing').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return hits.flatMap(({ id, rank }) => {
    const row = byId.get(id)
    return row ? [{ ...row, rank: rank ?? 0 }] : []
  })
}

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
