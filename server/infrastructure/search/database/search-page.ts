import { sql } from 'kysely'
import { type Database, longReadsOf } from '../../../database/connection'
import {
  COUNT_LIMIT,
  checkPageSize,
  inOrderOf,
  isBeyond,
  type Order,
  pageOf,
  positionOf,
} from '../../../database/paging/page'
import { readOnce } from '../../../lib/timers'
import type { ListingCriteria } from '../../../modules/listing/listing.criteria'
import { listingOrders } from '../../../modules/listing/listing-orders'
import { ATTRIBUTES, type SearchHits, type SearchRequest } from '../search-engine'
import { countHits, readFoundListings, toFoundListing } from './search-hits'
import type { SearchMatch } from './search-match'
import { createSearchReads, isFiltered, isHit, NEAREST, newestFirst, type Position, type Ranked } from './search-reads'

const bestFirst: Order<Ranked> = {
  name: 'SEARCH',
  direction: 'desc',
  columns: ['rank', 'createdAt', 'id'],
  kinds: ['integer', 'moment', 'text'],
}

/** A walk for hits that the nearest listings lack ends after this many times the listings that it is expected to read. */
const PATIENCE = 2

/**
 * If many listings contain the text, a walk through the first listings of the order finds a page of hits. If few do, an index finds
 * all hits, which are then sorted. The nearest listings are a sample that tells how many listings each way would read. Hits of a
 * better rank are read before the others.
 */
export const readSearchPage = async (
  db: Database,
  match: SearchMatch,
  criteria: ListingCriteria,
  { sort, ...request }: SearchRequest,
): Promise<SearchHits> => {
  checkPageSize(request.first)
  const reads = longReadsOf(db)
  const walked = sort ? listingOrders[sort] : newestFirst
  const order = sort ? walked : bestFirst
  const hitReads = createSearchReads(db, match, criteria, walked)
  const { isEraKeyed, walk, nearest, endOf, indexed, erasOf, isWalkShorter, expected } = hitReads

  const readHits = async (rank: number | undefined, beyond: Position, limit: number): Promise<Ranked[]> => {
    const near = await nearest(beyond)
    const isOfRank = (row: Ranked) => (rank === undefined ? isHit(row) : row.rank === rank)
    const hits = near.filter(isOfRank)
    if (hits.length >= limit || near.length < NEAREST) return hits.slice(0, limit)
    if (!isEraKeyed && (await isWalkShorter(hits.length, limit, 1))) {
      const further = walk(endOf(near), Math.ceil((PATIENCE * limit * NEAREST) / hits.length))
      const found = await reads
        .selectFrom(further.as('further'))
        .select(['id', 'rank', ...ATTRIBUTES])
        .where('rank', rank === undefined ? 'is not' : '=', rank ?? null)
        .limit(limit - hits.length)
        .execute()
      if (hits.length + found.length === limit) return [...hits, ...found]
    }
    // The index finds this rank alone; to rank each hit again would take as long as to find it.
    const known = sql<number>`${sql.lit(rank ?? 0)}`.as('rank')
    const read = (eras: readonly string[]) =>
      inOrderOf(walked, indexed(rank, eras).select(['id', known, ...ATTRIBUTES]))
        .$if(beyond !== undefined, (query) => query.where(isBeyond(walked, beyond ?? [])))
        .limit(limit)
        .execute()
    const eras = erasOf(near, isOfRank, limit)
    const newest = eras.length > 0 ? await read(eras) : []
    return newest.length === limit ? newest : read([])
  }

  const wanted = request.first + 1
  const position = positionOf<Ranked>(order, request)

  /** All hits in their order of a text that few listings have: one read shows and counts them. */
  const readFew = async () => {
    const near = await nearest(undefined)
    if (near.length < NEAREST || (await expected(near.filter(isHit).length)) >= COUNT_LIMIT) return undefined
    const hits = await inOrderOf(order, indexed().select(['id', 'rank', 'traits', ...ATTRIBUTES]))
      .limit(COUNT_LIMIT)
      .execute()
    return hits.length < COUNT_LIMIT ? hits : undefined
  }
  const few = position ? undefined : await readFew()

  const readParts = async () => {
    if (sort) return readHits(undefined, position, wanted)
    const [afterRank, ...after] = position ?? []
    const hits: Ranked[] = []
    for (const rank of match.ranks) {
      if (hits.length >= wanted || Number(afterRank) < rank) continue
      hits.push(...(await readHits(rank, afterRank === rank ? after : undefined, wanted - hits.length)))
    }
    return hits
  }
  const hits = few?.slice(0, wanted) ?? (await readParts())

  const found = readOnce(async () => {
    if (few && !isFiltered(criteria)) return few.map(toFoundListing)
    return readFoundListings(sort || isFiltered(criteria) ? createSearchReads(db, match, {}, newestFirst) : hitReads)
  })
  const count = readOnce(async () => {
    if (few) return few.length
    if (!isFiltered(criteria)) return (await found()).length
    return countHits(sort ? createSearchReads(db, match, criteria, newestFirst) : hitReads, criteria)
  })
  const { rows, cursor, ...page } = pageOf<Ranked>(hits, order, request, count)
  return { ...page, hits: rows.map((hit) => ({ id: hit.id, cursor: cursor(hit) })), found }
}
