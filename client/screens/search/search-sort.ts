import { isSort, type Sort, sortLabels, sorts } from '../../features/listing/listing-sorts'
import type { SearchSort } from '../../generated/schema'

/** The sort order in the address: `sort=price-low`. Without one the best match comes first. */
export const searchSortFromParams = (params: URLSearchParams): Sort | undefined => {
  const sort = params.get('sort') ?? ''
  return isSort(sort) ? sort : undefined
}

export const sortOf = (sort: Sort | undefined): SearchSort => (sort ? sorts[sort] : 'BEST_MATCH')

const orders: Record<Sort, string> = {
  newest: 'newest',
  'price-low': 'lowest price',
  'price-high': 'highest price',
  rating: 'best rating',
}

/** The listings that come first, in words. A filter alone has no best match. */
export const searchOrder = (query: string, sort: Sort | undefined) => {
  if (sort) return orders[sort]
  return query ? 'best match' : 'newest'
}

/** The sort orders by their name in the address, the default first. */
export const searchSorts = (query: string) => (query ? { best: 'Best match', ...sortLabels } : sortLabels)
