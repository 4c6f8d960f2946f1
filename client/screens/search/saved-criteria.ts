import type { SearchFilter } from '../../generated/schema'

/** The criteria that a saved search has. Null if there are none of these. */
export const savedCriteria = (text: string, { kind, category, minPrice, maxPrice, maxDeliveryDays }: SearchFilter) => {
  const criteria = {
    text,
    kind: kind ?? null,
    category: category ?? null,
    minPrice: minPrice ?? null,
    maxPrice: maxPrice ?? null,
    maxDeliveryDays: maxDeliveryDays ?? null,
  }
  return Object.values(criteria).some((value) => value !== null && value !== '') ? criteria : null
}
