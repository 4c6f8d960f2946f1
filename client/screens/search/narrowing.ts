import { cleanText } from '../../features/page/clean-text'
import type { ListingKind, SearchFilter } from '../../generated/schema'
import { shortPrice } from '../../ui/price'

const kinds: ReadonlyMap<string | null, ListingKind> = new Map([
  ['product', 'PRODUCT'],
  ['service', 'SERVICE'],
])

/** What the address narrows a search to, as a saved search does: `?q=logo&kind=product&category=logo-design&min=50&max=99.99`. */
export const narrowing = (params: URLSearchParams): SearchFilter | null => {
  const filter = {
    kind: kinds.get(params.get('kind')) ?? null,
    category: cleanText(params.get('category')) || null,
    minPrice: amount(params.get('min')),
    maxPrice: amount(params.get('max')),
  }
  return Object.values(filter).some((value) => value !== null) ? filter : null
}

/** Nonsense counts as absent. */
const amount = (text: string | null) => (text && /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : null)

export const kindWords: Record<ListingKind, string> = { PRODUCT: 'Products', SERVICE: 'Services' }

/** The same in words, to go on with: ` among products in Logo Design, from $50, up to $99.99`. */
export const narrowedWords = (
  { kind, category, minPrice, maxPrice }: SearchFilter,
  categories: readonly { slug: string; name: string }[],
) =>
  [
    kind && ` among ${kindWords[kind].toLowerCase()}`,
    category && ` in ${categories.find(({ slug }) => slug === category)?.name ?? category}`,
    minPrice != null && `, from ${shortPrice(minPrice)}`,
    maxPrice != null && `, up to ${shortPrice(maxPrice)}`,
  ]
    .filter(Boolean)
    .join('')
