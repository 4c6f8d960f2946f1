import type { Facets_FacetFragment } from '../../features/facets/facet.generated'
import { listingKinds } from '../../features/listing/listing-kinds'
import { listingFilter, parseListingQuery } from '../../features/listing-browser/listing-query'
import type { FacetName, ListingKind, SearchFilter } from '../../generated/schema'
import { formatShortPrice } from '../../lib/money'
import { pluralize } from '../../lib/text'

const kinds: ReadonlyMap<string | null, ListingKind> = new Map([
  ['product', 'PRODUCT'],
  ['service', 'SERVICE'],
])

/** The filter in the address: `?q=logo&kind=product&category=logo-design&min=50&max=99.99`. Null where there is none. */
export const searchFilterFromParams = (params: URLSearchParams): SearchFilter | null => {
  const filter = { kind: kinds.get(params.get('kind')) ?? null, ...listingFilter(parseListingQuery(params)) }
  return Object.values(filter).some((value) => value !== null) ? filter : null
}

/** The filter as the end of a sentence: ` among products in Logo Design, from $50, up to $99.99`. */
export const describeFilter = (
  filter: SearchFilter,
  categories: readonly { slug: string; name: string }[],
  facets: readonly Facets_FacetFragment[],
) => {
  const { kind, category, minPrice, maxPrice, minRating, maxDeliveryDays } = filter
  const choiceOf = (name: FacetName) =>
    facets.find((facet) => facet.name === name)?.choices.find(({ selected }) => selected)?.label
  return [
    kind && ` among ${listingKinds[kind].plural.toLowerCase()}`,
    category && ` in ${categories.find(({ slug }) => slug === category)?.name ?? category}`,
    minPrice != null && `, from ${formatShortPrice(minPrice)}`,
    maxPrice != null && `, up to ${formatShortPrice(maxPrice)}`,
    minRating != null && `, rated ${minRating.toFixed(1)} and up`,
    maxDeliveryDays != null && `, delivered within ${pluralize(maxDeliveryDays, 'day')}`,
    filter.sellerRole && `, by ${filter.sellerRole.toLowerCase()}s`,
    filter.verified && ', verified only',
    filter.jurisdiction && `, registered in ${filter.jurisdiction}`,
    filter.language && `, in ${choiceOf('LANGUAGE') ?? filter.language}`,
  ]
    .filter(Boolean)
    .join('')
}
