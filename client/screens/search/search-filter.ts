import { parseDeliveryDays } from '../../features/listing/delivery-choices'
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
    minPrice: parsePrice(params.get('min')),
    maxPrice: parsePrice(params.get('max')),
    maxDeliveryDays: parseDeliveryDays(params.get('days')) ?? null,
  }
  return Object.values(filter).some((value) => value !== null) ? filter : null
}

/** Null unless the text is a price. */
const parsePrice = (text: string | null) => (text && /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : null)

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
