import type { ListingFilter } from '../../generated/schema'
import { cleanText } from '../../lib/text'
import {
  amountOf,
  daysOf,
  isSellerRole,
  listingFilterOf,
  ratingOf,
  type SellerRole,
  traitsOf,
} from '../facets/facet-address'
import { isSort, type Sort } from '../listing/listing-sorts'

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
  role?: SellerRole | undefined
  verified: boolean | null
  jurisdiction: string | null
  /** A code, which may be unknown. */
  language: string | null
  sort: Sort
  /** The sort order in the address, if it is unknown. */
  unknownSort?: string | undefined
}

export const parseListingQuery = (params: URLSearchParams): ListingQuery => {
  const text = (name: string) => cleanText(params.get(name)) || undefined
  const sort = text('sort') ?? 'newest'
  const category = text('category')
  const role = text('role') ?? ''
  return {
    tab: text('tab') === 'services' ? 'services' : undefined,
    category: category === 'all' ? undefined : category,
    min: amountOf(params.get('min')),
    max: amountOf(params.get('max')),
    rating: ratingOf(params.get('rating')),
    days: daysOf(params.get('days')),
    role: isSellerRole(role) ? role : undefined,
    ...traitsOf(params),
    ...(isSort(sort) ? { sort } : { sort: 'newest', unknownSort: sort }),
  }
}

/** The categories as links above a list. */
export const categoryStrip = { name: 'CATEGORY', label: 'Categories', all: 'All categories' } as const

/** The query string without defaults: `?category=logo-design&sort=price-low`, or empty. */
export const listingSearch = ({ sort, unknownSort: _sort, ...filters }: Partial<ListingQuery>) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value != null) params.set(name, String(value))
  if (sort && sort !== 'newest') params.set('sort', sort)
  const search = params.toString()
  return search && `?${search}`
}

/** The filter of a list, which is that of its address. */
export const listingFilter = (query: ListingQuery) => listingFilterOf(new URLSearchParams(listingSearch(query)))

/** Says why a list is empty. */
export const emptyListText = (filter: ListingFilter) =>
  Object.values(filter).some((value) => value !== null)
    ? 'Nothing matches all of your filters.'
    : 'Nothing is on sale yet.'
