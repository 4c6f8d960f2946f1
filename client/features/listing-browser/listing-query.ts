import type { ListingFilter, ListingSort } from '../../generated/schema'
import { cleanText } from '../../lib/text'
import { parseDeliveryDays } from '../listing/delivery-choices'

/** The filters and sort order of a list, as the address has them. */
export interface ListingQuery {
  /** The tab of a page with two lists; absent for products. */
  tab?: 'services' | undefined
  /** A slug, which may be unknown. */
  category?: string | undefined
  min?: number | undefined
  max?: number | undefined
  rating?: number | undefined
  /** Maximum delivery time. */
  days?: number | undefined
  sort: Sort
  /** The sort order in the address, if it is unknown. */
  unknownSort?: string | undefined
}

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

export const parseListingQuery = (params: URLSearchParams): ListingQuery => {
  const text = (name: string) => cleanText(params.get(name)) || undefined
  const sort = text('sort') ?? 'newest'
  const category = text('category')
  return {
    tab: text('tab') === 'services' ? 'services' : undefined,
    category: category === 'all' ? undefined : category,
    min: amount(text('min')),
    max: amount(text('max')),
    rating: stars(text('rating')),
    days: parseDeliveryDays(text('days')),
    ...(isSort(sort) ? { sort } : { sort: 'newest', unknownSort: sort }),
  }
}

/** Parses `$1,299`. Anything but an amount counts as absent. */
const amount = (text = '') => {
  const bare = text.replace(/^\$/, '').replace(/,(?=\d{3})/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined
}

const stars = (text = '') => {
  const rating = /^\d(\.\d)?$/.test(text) ? Number(text) : 0
  return rating > 0 && rating <= 5 ? rating : undefined
}

/** The query string without defaults: `?category=logo-design&sort=price-low`, or empty. */
export const listingSearch = ({ tab, category, min, max, rating, days, sort }: ListingQuery) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ tab, category, min, max, rating, days }))
    if (value !== undefined) params.set(name, String(value))
  if (sort !== 'newest') params.set('sort', sort)
  const search = params.toString()
  return search && `?${search}`
}

export const listingFilter = ({ category, min, max, rating, days }: ListingQuery): ListingFilter => ({
  category: category ?? null,
  minPrice: min ?? null,
  maxPrice: max ?? null,
  minRating: rating ?? null,
  maxDeliveryDays: days ?? null,
})
