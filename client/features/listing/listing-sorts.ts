import type { ListingSort } from '../../generated/schema'

/** The sort orders of listings by their names in addresses. */
export const sorts = {
  newest: 'NEWEST',
  'price-low': 'PRICE_LOW',
  'price-high': 'PRICE_HIGH',
  rating: 'RATING',
} as const satisfies Record<string, ListingSort>

export type Sort = keyof typeof sorts

export const sortLabels: Record<Sort, string> = {
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Rating',
}

export const isSort = (text: string): text is Sort => Object.hasOwn(sorts, text)

/** The sort order in an address. Without one, or with an unknown one, the newest come first. */
export const listingSortOf = (params: URLSearchParams) => {
  const sort = params.get('sort') ?? ''
  return isSort(sort) ? sorts[sort] : sorts.newest
}
