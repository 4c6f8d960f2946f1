import type { SearchFilter } from '../../generated/schema'

/** The criteria that a saved search has. Null if there are none of these. New listings have no rating yet, so it is none. */
export const savedCriteria = (text: string, { minRating: _rating, verified, ...filter }: SearchFilter) => {
  const criteria = {
    text,
    kind: filter.kind ?? null,
    category: filter.category ?? null,
    minPrice: filter.minPrice ?? null,
    maxPrice: filter.maxPrice ?? null,
    maxDeliveryDays: filter.maxDeliveryDays ?? null,
    sellerRole: filter.sellerRole ?? null,
    verified: verified || null,
    jurisdiction: filter.jurisdiction ?? null,
    language: filter.language ?? null,
  }
  return Object.values(criteria).some((value) => value !== null && value !== '') ? criteria : null
}
