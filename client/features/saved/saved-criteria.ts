import type { SearchFilter } from '../../generated/schema'

/** The criteria of a saved search, or null without any. The rating is left out: new listings have none. */
export const savedCriteria = (text: string, filter: SearchFilter) => {
  const criteria = {
    text,
    kind: filter.kind ?? null,
    category: filter.category ?? null,
    minPrice: filter.minPrice ?? null,
    maxPrice: filter.maxPrice ?? null,
    maxDeliveryDays: filter.maxDeliveryDays ?? null,
    sellerRole: filter.sellerRole ?? null,
    verified: filter.verified || null,
    jurisdiction: filter.jurisdiction ?? null,
    language: filter.language ?? null,
  }
  return Object.values(criteria).some((value) => value !== null && value !== '') ? criteria : null
}
