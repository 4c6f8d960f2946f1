import { sql } from 'kysely'
import { type Database, longReadsOf } from '../../database/connection'
import { checkPageSize, isBeyond, type Order, type PageRequest, pageOf, positionOf } from '../../database/paging/page'
import type { ListingRow } from '../../database/tables/tables'
import type { ListingSort } from '../../generated/resolvers'
import type { ListingCriteria } from '../listing/listing.criteria'
import { listingOrders } from '../listing/listing-orders'
import { readFound } from './search-found'
import type { SearchMatch } from './search-match'
import { createSearchReads, type HitId, isHit, NEAREST, newestFirst, type Position } from './search-reads'

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
  const hitReads = createSearchReads(db, match, criteria, walked)
  const { isEraKeyed, walk, nearest, endOf, indexed, readKeyed } = hitReads

  let size: Promise<number> | undefined
  /** Whether hits as frequent as among the nearest listings are reached sooner along the order than by all entries of an index. */
  const isWalked = async (hits: number, limit: number) => {
    if (hits === 0 || isEraKeyed) return false
    size ??= readSize(db)
    return (limit * NEAREST) / hits < (hits / NEAREST) * (await size)
  }

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

  let counted: ReturnType<typeof readFound> | undefined
  const found = () => {
    counted ??= readFound(sort ? createSearchReads(db, match, criteria, newestFirst) : hitReads, criteria)
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
