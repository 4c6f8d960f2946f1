import type { Facets_FacetFragment } from '../../features/facets/facet.generated'
import { isFiltered, listingFilterOf, listingKindOf } from '../../features/facets/facet-address'
import { listingKinds } from '../../features/listing/listing-kinds'
import type { FacetName, SearchFilter } from '../../generated/schema'
import { formatShortPrice } from '../../lib/money'
import { pluralize } from '../../lib/text'

/** The filter in the address: `?q=logo&kind=product&category=logo-design&min=50&max=99.99`. Null where there is none. */
export const searchFilterFromParams = (params: URLSearchParams): SearchFilter | null => {
  const filter = { kind: listingKindOf(params), ...listingFilterOf(params) }
  return isFiltered(filter) ? filter : null
}

/** Filters that are named as their choices are. */
const namedFilters: ReadonlySet<FacetName> = new Set(['RATING', 'ROLE', 'VERIFIED', 'JURISDICTION', 'LANGUAGE'])

/** The filter as the end of a sentence: ` among products in Logo Design, from $50, up to $99.99 (4.5 and up, Brokers)`. */
export const describeFilter = (
  { kind, category, minPrice, maxPrice, maxDeliveryDays }: SearchFilter,
  categories: readonly { slug: string; name: string }[],
  facets: readonly Facets_FacetFragment[],
) => {
  const named = facets.flatMap(({ name, choices }) =>
    namedFilters.has(name) ? choices.filter(({ selected }) => selected).map(({ label }) => label) : [],
  )
  return [
    kind && ` among ${listingKinds[kind].plural.toLowerCase()}`,
    category && ` in ${categories.find(({ slug }) => slug === category)?.name ?? category}`,
    minPrice != null && `, from ${formatShortPrice(minPrice)}`,
    maxPrice != null && `, up to ${formatShortPrice(maxPrice)}`,
    maxDeliveryDays != null && `, delivered within ${pluralize(maxDeliveryDays, 'day')}`,
    named.length > 0 && ` (${named.join(', ')})`,
  ]
    .filter(Boolean)
    .join('')
}
