import { COUNT_LIMIT } from '../../../database/paging/page'
import type { ListingCriteria } from '../../../modules/listing/listing.criteria'
import { ATTRIBUTES, type FoundListing } from '../search-engine'
import { isFiltered, isHit, NEAREST, type SearchReads } from './search-reads'

/** The cost of reading one index entry, relative to one listing read in order. Entries cost as much if a filter needs their texts. */
const ENTRY_COST = { all: 1 / 10, filtered: 1 }
/** The entries of fewer hits are read sooner at once than by eras. */
const MANY_HITS = 40 * COUNT_LIMIT

/** Reads up to 1,001 hits, so that they can be counted. It begins with the newest listings, where a frequent text has enough hits. */
export const readFirstHits = async (reads: SearchReads, criteria: ListingCriteria): Promise<FoundListing[]> => {
  const near = await reads.nearest(undefined)
  const hits = near.filter(isHit)
  if (near.length < NEAREST) return hits
  const walkOn = async () => [...hits, ...(await reads.walkHits(reads.endOf(near), COUNT_LIMIT - hits.length))]
  // The next listings have enough hits. The index would also read those that a filter leaves out.
  if (hits.length > near.length / 2) return walkOn()
  const indexed = (eras: readonly string[]) =>
    reads
      .indexed(undefined, eras)
      .select(['id', ...ATTRIBUTES])
      .limit(COUNT_LIMIT)
      .execute()
  const eras = (await reads.expected(hits.length)) < MANY_HITS ? [] : reads.erasOf(near, isHit, COUNT_LIMIT)
  const newest = eras.length > 0 ? await indexed(eras) : []
  if (newest.length === COUNT_LIMIT) return newest
  const entryCost = ENTRY_COST[isFiltered(criteria) ? 'filtered' : 'all']
  const isWalked = await reads.isWalkShorter(hits.length, COUNT_LIMIT, entryCost)
  return isWalked ? walkOn() : indexed([])
}
