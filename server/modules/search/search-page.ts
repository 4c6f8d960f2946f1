import { type SelectQueryBuilder, sql } from 'kysely'
import { type Database, longReadsOf } from '../../database/connection'
import {
  COUNT_LIMIT,
  checkPageSize,
  isBeyond,
  type Order,
  type PageRequest,
  pageOf,
  positionOf,
} from '../../database/paging/page'
import type { ListingRow } from '../../database/tables/tables'
import type { ListingSort } from '../../generated/resolvers'
import type { ListingCriteria } from '../listing/listing.criteria'
import { listingOrders } from '../listing/listing-orders'
import { readFound } from './search-found'
import type { SearchMatch } from './search-match'
import {
  ATTRIBUTES,
  createSearchReads,
  type FoundListing,
  type HitId,
  isHit,
  NEAREST,
  newestFirst,
  type Position,
} from './search-reads'

/** Undefined for the best match first. */
export type SearchOrder = ListingSort | undefined

interface Hit extends ListingRow {
  rank: number
}

const bestFirst: Order<Hit> = {
  name: 'SEARCH',
  direction: 'desc',
  columns: ['rank', 'createdAt', 'id'],
  kinds: ['integer', 'moment', 'text'],
}

/** A walk for hits that the nearest listings lack ends after this many times the listings that it is expected to read. */
const PATIENCE = 2

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
  const order = sort ? walked : bestFirst
  const hitReads = createSearchReads(db, match, criteria, walked)
  const { isEraKeyed, walk, nearest, endOf, indexed, erasOf, isWalkShorter, areFew } = hitReads

  const readHits = async (rank: number | undefined, beyond: Position, limit: number): Promise<HitId[]> => {
    const near = await nearest(beyond)
    const isOfRank = (row: HitId) => (rank === undefined ? isHit(row) : row.rank === rank)
    const hits = near.filter(isOfRank)
    if (hits.length >= limit || near.length < NEAREST) return hits.slice(0, limit)
    if (!isEraKeyed && (await isWalkShorter(hits.length, limit, 1))) {
      const further = walk(endOf(near), Math.ceil((PATIENCE * limit * NEAREST) / hits.length))
      const found = await reads
        .selectFrom(further.as('further'))
        .select(['id', 'rank'])
        .where('rank', rank === undefined ? 'is not' : '=', rank ?? null)
        .limit(limit - hits.length)
        .execute()
      if (hits.length + found.length === limit) return [...hits, ...found]
    }
    const read = (eras: readonly string[]) =>
      inOrderOf(walked, indexed(rank, eras).select(['id', 'rank']))
        .$if(beyond !== undefined, (query) => query.where(isBeyond(walked, beyond ?? [])))
        .limit(limit)
        .execute()
    const eras = erasOf(near, isOfRank, limit)
    const newest = eras.length > 0 ? await read(eras) : []
    return newest.length === limit ? newest : read([])
  }

  const wanted = request.first + 1
  const position = positionOf<Hit>(order, request)

  /** All hits in their order of a text that few listings have: one read shows and counts them. */
  const readFew = async () => {
    const near = await nearest(undefined)
    if (near.length < NEAREST || !(await areFew(near.filter(isHit).length))) return undefined
    const hits = await inOrderOf(order, indexed().select(['id', 'rank', ...ATTRIBUTES]))
      .limit(COUNT_LIMIT)
      .execute()
    return hits.length < COUNT_LIMIT ? hits : undefined
  }
  const few = position ? undefined : await readFew()

  const readParts = async () => {
    if (sort) return readHits(undefined, position, wanted)
    const [afterRank, ...after] = position ?? []
    const hits: HitId[] = []
    for (const rank of match.ranks) {
      if (hits.length >= wanted || Number(afterRank) < rank) continue
      hits.push(...(await readHits(rank, afterRank === rank ? after : undefined, wanted - hits.length)))
    }
    return hits
  }
  const hits = few?.slice(0, wanted) ?? (await readParts())

  let counted: Promise<FoundListing[]> | undefined
  const found = () => {
    counted ??= few
      ? Promise.resolve(few)
      : readFound(sort ? createSearchReads(db, match, criteria, newestFirst) : hitReads, criteria)
    return counted
  }
  return {
    ...pageOf(await rowsOf(reads, hits), order, request, async () => (await found()).length),

    /** Up to 1,001 listings that have the text, whatever the criteria are, by which facets are counted. */
    found: () =>
      Object.values(criteria).every((value) => value === undefined)
        ? found()
        : readFound(createSearchReads(db, match, {}, newestFirst), {}),
  }
}

const inOrderOf = <DB, TB extends keyof DB, Row>(
  { columns, direction }: Pick<Order<unknown>, 'direction'> & { columns: readonly string[] },
  query: SelectQueryBuilder<DB, TB, Row>,
) => columns.reduce((sorted, column) => sorted.orderBy(sql.ref(column), direction), query)

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
