import { amountOf, daysOf } from '../../features/facets/facet-address'
import { listingKinds } from '../../features/listing/listing-kinds'
import type { ListingKind, SearchFilter } from '../../generated/schema'
import { formatShortPrice } from '../../lib/money'
import { cleanText, pluralize } from '../../lib/text'

const kinds: ReadonlyMap<string | null, ListingKind> = new Map([
  ['product', 'PRODUCT'],
  ['service', 'SERVICE'],
])

/** The filter in the address: `?q=logo&kind=product&category=logo-design&min=50&max=99.99`. Null where there is none. */
export const searchFilterFromParams = (params: URLSearchParams): SearchFilter | null => {
  const filter = {
    kind: kinds.get(params.get('kind')) ?? null,
    category: cleanText(params.get('category')) || null,
    minPrice: amountOf(params.get('min')) ?? null,
    maxPrice: amountOf(params.get('max')) ?? null,
    maxDeliveryDays: daysOf(params.get('days')) ?? null,
  }
  return Object.values(filter).some((value) => value !== null) ? filter : null
}

/** The filter as the end of a sentence: ` among products in Logo Design, from $50, up to $99.99`. */
export const describeFilter = (
  { kind, category, minPrice, maxPrice, maxDeliveryDays }: SearchFilter,
  categories: readonly { slug: string; name: string }[],
) =>
  [
    kind && ` among ${listingKinds[kind].plural.toLowerCase()}`,
    category && ` in ${categories.find(({ slug }) => slug === category)?.name ?? category}`,
    minPrice != null && `, from ${formatShortPrice(minPrice)}`,
    maxPrice != null && `, up to ${formatShortPrice(maxPrice)}`,
    maxDeliveryDays != null && `, delivered within ${pluralize(maxDeliveryDays, 'day')}`,
  ]
    .filter(Boolean)
    .join('')
