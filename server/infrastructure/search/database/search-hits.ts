import { COUNT_LIMIT } from '../../../database/paging/page'
import { parseTraits } from '../../../modules/credential/seller-traits'
import type { ListingCriteria } from '../../../modules/listing/listing.criteria'
import { COUNTED, type FoundListing } from '../search-engine'
import { type Hits, isFiltered, isHit, NEAREST, type NearRow, type SearchReads } from './search-reads'

/** The cost of reading one index entry, relative to one listing read in order. Entries cost as much if a filter needs their texts. */
const ENTRY_COST = { all: 1 / 10, filtered: 1 }
/** The entries of fewer hits are read sooner at once than by eras. */
const MANY_HITS = 40 * COUNT_LIMIT

/** Counts the hits, up to 1,001. */
export const countHits = async (reads: SearchReads, criteria: ListingCriteria) =>
  (await readFirstHits(reads, criteria, (hits) => hits.select('id').execute())).length

/** Reads what facets count of up to 1,001 hits of any listing. */
export const readFoundListings = async (reads: SearchReads): Promise<FoundListing[]> => {
  const found = await readFirstHits(reads, {}, (hits) => hits.select([...COUNTED, 'traits']).execute())
  return found.map(toFoundListing)
}

export const toFoundListing = <Row extends { traits: string }>({ traits, ...listing }: Row) => ({
  ...listing,
  ...parseTraits(traits),
})

/** Reads up to 1,001 hits. It begins with the newest listings, where a frequent text has enough hits. */
const readFirstHits = async <Row>(
  reads: SearchReads,
  criteria: ListingCriteria,
  read: (hits: Hits) => Promise<Row[]>,
): Promise<(Row | NearRow)[]> => {
  const near = await reads.nearest(undefined)
  const hits = near.filter(isHit)
  if (near.length < NEAREST) return hits
  const walkOn = async () => [...hits, ...(await read(reads.walkHits(reads.endOf(near), COUNT_LIMIT - hits.length)))]
  // The next listings have enough hits. The index would also read those that a filter leaves out.
  if (hits.length > near.length / 2) return walkOn()
  const indexed = (eras: readonly string[]) => read(reads.indexed(undefined, eras).limit(COUNT_LIMIT))
  const eras = (await reads.expected(hits.length)) < MANY_HITS ? [] : reads.erasOf(near, isHit, COUNT_LIMIT)
  const newest = eras.length > 0 ? await indexed(eras) : []
  if (newest.length === COUNT_LIMIT) return newest
  const entryCost = ENTRY_COST[isFiltered(criteria) ? 'filtered' : 'all']
  const isWalked = await reads.isWalkShorter(hits.length, COUNT_LIMIT, entryCost)
  return isWalked ? walkOn() : indexed([])
}
