import { COUNT_LIMIT } from '../../../database/paging/page'
import type { ListingCriteria } from '../../../modules/listing/listing.criteria'
import { ATTRIBUTES, type FoundListing } from '../search-engine'
import { isHit, NEAREST, type SearchReads } from './search-reads'

/** What an entry of an index costs in listings of a walk: their texts are read, and those of entries for a filter only. */
const ENTRY_COST = { all: 1 / 10, filtered: 1 }

/** Up to 1,001 hits by reads of the newest first, to count them. Those of a text that many listings have are new. */
export const readFound = async (reads: SearchReads, criteria: ListingCriteria): Promise<FoundListing[]> => {
  const near = await reads.nearest(undefined)
  const hits = near.filter(isHit)
  if (near.length < NEAREST) return hits
  const indexed = (eras: readonly string[]) =>
    reads
      .indexed(undefined, eras)
      .select(['id', ...ATTRIBUTES])
      .limit(COUNT_LIMIT)
      .execute()
  const eras = reads.erasOf(near, isHit, COUNT_LIMIT)
  const newest = eras.length > 0 ? await indexed(eras) : []
  if (newest.length === COUNT_LIMIT) return newest
  const isFiltered = Object.values(criteria).some((value) => value !== undefined)
  const isWalked = await reads.isWalkShorter(hits.length, COUNT_LIMIT, ENTRY_COST[isFiltered ? 'filtered' : 'all'])
  return isWalked ? [...hits, ...(await reads.walkHits(reads.endOf(near), COUNT_LIMIT - hits.length))] : indexed([])
}
