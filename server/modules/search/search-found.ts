import { COUNT_LIMIT } from '../../database/paging/page'
import type { ListingCriteria } from '../listing/listing.criteria'
import { ATTRIBUTES, isHit, NEAREST, type SearchReads } from './search-reads'

/** A text in as large a share of the nearest listings is read along them. An index of eras has few rows of any text. */
const COMMON = { all: 1 / 4, filtered: 1 / 20 }

/** Up to 1,001 hits by reads of the newest first, to count them. Those of a text that many listings have are new. */
export const readFound = async (reads: SearchReads, criteria: ListingCriteria) => {
  const near = await reads.nearest(undefined)
  const hits = near.filter(isHit)
  if (near.length < NEAREST) return hits
  // Eras have keys of kinds and categories, too.
  const { kind: _, categoryId: __, ...others } = criteria
  const isFiltered = Object.values(reads.isEraKeyed ? others : criteria).some((value) => value !== undefined)
  const isWalked = isFiltered || !reads.isEraKeyed
  if (isWalked && hits.length >= NEAREST * (isFiltered && !reads.isEraKeyed ? COMMON.filtered : COMMON.all)) {
    return [...hits, ...(await reads.walkHits(reads.endOf(near), COUNT_LIMIT - hits.length))]
  }
  return reads.readKeyed(near, isHit, COUNT_LIMIT, (eras) =>
    reads
      .indexed(undefined, eras)
      .select(['id', ...ATTRIBUTES])
      .limit(COUNT_LIMIT)
      .execute(),
  )
}
