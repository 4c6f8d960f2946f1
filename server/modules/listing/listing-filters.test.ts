import { expect, test } from 'vitest'
import { listingFilters } from './listing-filters'

test.each([
  [undefined, 9_999, 'Under $100'],
  [undefined, 6_000, 'Up to $60'],
  [undefined, 6_050, 'Up to $60.50'],
  [5_000, 6_000, '$50 to $60'],
  [5_000, 5_999, '$50 to $60'],
  [150_000, undefined, '$1,500 and up'],
])('filter by price: %s to %s cents is called “%s”', (minPriceCents, maxPriceCents, label) => {
  const filters = listingFilters({ criteria: { minPriceCents, maxPriceCents }, categories: [] })
  expect(filters.find(({ name }) => name === 'PRICE')?.selected?.label).toBe(label)
})
