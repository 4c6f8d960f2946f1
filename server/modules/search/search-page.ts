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
import { type ListingCriteria, matching } from '../listing/listing.criteria'
import { createSearchMatch } from './search-match'

interface Hit extends ListingRow {
  inTitle: number
}

interface HitId {
  id: string
  inTitle: number | null
}

interface NearRow extends HitId {
  createdAt: string
}

const isHit = ({ inTitle }: HitId) => inTitle !== null

const bestThenNewest: Order<Hit> = {
  name: 'SEARCH',
  direction: 'desc',
  columns: ['inTitle', 'createdAt', 'id'],
  kinds: ['integer', 'moment', 'text'],
}

const newestFirst = latestFirst<ListingRow>('NEWEST', 'createdAt', 'id')

/** The number of listings that are read before an index is asked. */
const NEAREST = 1_000
/** A text in as large a share of the nearest listings is counted along the newest. Rarer ones are counted in an index. */
const COMMON = { all: 1 / 4, filtered: 1 / 20 }

/** A walk for hits that the nearest listings lack ends after this many times the listings that it is expected to read. */
const PATIENCE = 2

/**
 * Most searches are for a text that many listings contain or that few do. The newest listings have a page of the former, and the
 * latter's hits are few enough to look them all up in an index and sort them. The nearest listings are the sample that tells how
 * many listings either way reads. Hits in titles are read before the others.
 */
export const readSearchPage = async (db: Database, folded: string, criteria: ListingCriteria, request: PageRequest) => {
  checkPageSize(request.first)
  const reads = longReadsOf(db)
  const { contains, isIndexed, inTitle } = createSearchMatch(db, folded)
  type Position = (string | number)[] | undefined

  const listings = reads.selectFrom('listing').where('visible', '=', VISIBLE)
  const newest = listings.where(inOrder(db, criteria)).orderBy('createdAt', 'desc').orderBy('id', 'desc')

  const walk = (beyond: Position, limit: number) =>
    newest
      .select(['id', 'createdAt', inTitle.as('inTitle')])
      .$if(beyond !== undefined, (query) => query.where(isBeyond(newestFirst, beyond ?? [])))
      .limit(limit)
  const readNearest = (beyond: Position): Promise<NearRow[]> => walk(beyond, NEAREST).execute()
  let first: ReturnType<typeof readNearest> | undefined
  const nearest = (beyond: Position) => {
    if (beyond) return readNearest(beyond)
    first ??= readNearest(undefined)
    return first
  }

  const titleFirst = sql<number>`case when ${contains('title')} then 1 else 0 end`
  /** Listings that an index finds. The candidates are read first, whatever the database expects of their number. */
  const indexed = (condition: ReturnType<typeof isIndexed>) =>
    reads
      .with(
        (cte) => cte('candidate').materialized(),
        (cte) =>
          cte
            .selectFrom('listingSearch')
            .select(['listingId', titleFirst.as('inTitle')])
            .where(condition),
      )
      .selectFrom('candidate')
      .innerJoin('listing', 'listing.id', 'candidate.listingId')
      .where(matching(criteria))

  let size: Promise<number> | undefined
  /** Whether hits as frequent as among the nearest listings are reached sooner along the newest than by all entries of an index. */
  const isWalked = async (hits: number, limit: number) => {
    if (hits === 0) return false
    size ??= readSize(db)
    return (limit * NEAREST) / hits < (hits / NEAREST) * (await size)
  }

  const readHits = async (part: 0 | 1, beyond: Position, limit: number): Promise<HitId[]> => {
    const near = await nearest(beyond)
    const hits = near.filter((row) => row.inTitle === part)
    if (hits.length >= limit || near.length < NEAREST) return hits.slice(0, limit)
    if (await isWalked(hits.length, limit)) {
      const further = walk(endOf(near), Math.ceil((PATIENCE * limit * NEAREST) / hits.length))
      const walked = await reads
        .selectFrom(further.as('further'))
        .select(['id', 'inTitle'])
        .where('inTitle', '=', part)
        .limit(limit - hits.length)
        .execute()
      if (hits.length + walked.length === limit) return [...hits, ...walked]
    }
    const found =
      part === 1 ? isIndexed('title') : sql<boolean>`${isIndexed('searchText')} and not ${contains('title')}`
    const rows = await indexed(found)
      .select('listing.id')
      .$if(beyond !== undefined, (query) => query.where(isBeyond(newestFirst, beyond ?? [], 'listing')))
      .orderBy('listing.createdAt', 'desc')
      .orderBy('listing.id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => ({ id, inTitle: part }))
  }

  const wanted = request.first + 1
  const readParts = async () => {
    const [afterPart, ...after] = positionOf(bestThenNewest, request) ?? []
    const hits: HitId[] = []
    for (const part of [1, 0] as const) {
      if (hits.length >= wanted || Number(afterPart) < part) continue
      hits.push(...(await readHits(part, afterPart === part ? after : undefined, wanted - hits.length)))
    }
    return hits
  }

  /** All hits of a text that few listings contain, up to the limit of counts. Undefined for another text and on later pages. */
  const readFew = async (): Promise<HitId[] | undefined> => {
    if (request.after) return undefined
    const near = await nearest(undefined)
    const found = near.filter(isHit).length
    if (near.length < NEAREST || found >= wanted || (await isWalked(found, wanted))) return undefined
    return indexed(isIndexed('searchText'))
      .select(['listing.id', 'candidate.inTitle'])
      .orderBy('candidate.inTitle', 'desc')
      .orderBy('listing.createdAt', 'desc')
      .orderBy('listing.id', 'desc')
      .limit(COUNT_LIMIT)
      .execute()
  }

  const few = await readFew()
  const hits = few?.slice(0, wanted) ?? (await readParts())

  const count = async () => {
    if (few) return few.length
    const near = await nearest(undefined)
    const found = near.filter(isHit).length
    if (near.length < NEAREST) return found
    const one = sql<number>`1`.as('one')
    const isFiltered = Object.values(criteria).some((value) => value !== undefined)
    if (found >= NEAREST * (isFiltered ? COMMON.filtered : COMMON.all)) {
      const further = newest.where(isBeyond(newestFirst, endOf(near))).where(inTitle, 'is not', null)
      return found + (await countOnce(db, further.select(one), COUNT_LIMIT - found)())
    }
    // Each hit looks up its own listing, so that the count stops as soon as enough of them match.
    const listing = reads
      .selectFrom('listing')
      .select(one)
      .where('listing.id', '=', sql.ref<string>('listingSearch.listingId'))
      .where(matching(criteria))
    const hit = reads.selectFrom('listingSearch').where(isIndexed('searchText')).select(one)
    return countOnce(db, isFiltered ? hit.where(listing, 'is not', null) : hit)()
  }
  return pageOf(await rowsOf(reads, hits), bestThenNewest, request, count)
}

/** The position of the last row. */
const endOf = (rows: readonly NearRow[]) => {
  const { createdAt, id } = assertFound(rows.at(-1), 'row')
  return [createdAt, id]
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
  return hits.flatMap(({ id, inTitle }) => {
    const row = byId.get(id)
    return row ? [{ ...row, inTitle: inTitle ?? 0 }] : []
  })
}

/** The criteria for reading along the newest. SQLite would look them up in an index of another order, and `+` keeps it from that. */
const inOrder = (db: Database, { categoryId, ...others }: ListingCriteria) => {
  const unsorted = <Value>(column: string) =>
    isPostgres(db) ? sql.ref<Value>(`listing.${column}`) : sql<Value>`+${sql.ref(`listing.${column}`)}`
  if (categoryId === undefined || others.kind !== undefined) return matching({ categoryId, ...others }, unsorted)
  return sql<boolean>`(${unsorted('categoryId')} = ${categoryId} and ${matching(others, unsorted)})`
}
