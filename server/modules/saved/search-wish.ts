import type { CategoryRow, SavedSearchRow } from '../../database/tables'
import type { SaveSearchInput } from '../../generated/resolvers'
import { cents, isMoney, priceText } from '../../money'
import { foldCase } from '../../text/fold-case'
import { oneLine } from '../../text/one-line'

export type Wish = Pick<SavedSearchRow, 'text' | 'kind' | 'categoryId' | 'minPriceCents' | 'maxPriceCents'>

const centsOf = (price: number | null | undefined) => (price == null ? null : cents(price))

/** What was typed, tidied. */
export const wishOf = (
  { text, kind, minPrice, maxPrice }: SaveSearchInput,
  category: CategoryRow | undefined,
): Wish => ({
  text: foldCase(oneLine(text ?? '')),
  kind: kind == null ? null : kind === 'PRODUCT' ? 'product' : 'service',
  categoryId: category?.id ?? null,
  minPriceCents: centsOf(minPrice),
  maxPriceCents: centsOf(maxPrice),
})

const isPrice = (price: number | null | undefined) =>
  price == null || (price >= 0 && price <= 1_000_000 && isMoney(price))

/** The first rule that a search breaks. */
export const brokenWish = ({ minPrice, maxPrice }: SaveSearchInput, wish: Wish) => {
  const { text, minPriceCents, maxPriceCents } = wish
  if (Object.values(wish).every((value) => value === null || value === '')) {
    return invalid('text', 'Say what to look for.')
  }
  if (text.length === 1 || text.length > 200) return invalid('text', 'A text to look for has 2 to 200 characters.')
  for (const [field, price] of Object.entries({ minPrice, maxPrice })) {
    if (!isPrice(price)) return invalid(field, 'Price is from $0 to $1,000,000, with at most two decimals.')
  }
  if (minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents) {
    return invalid('maxPrice', 'The highest price is not below the lowest.')
  }
  return undefined
}

export const invalid = (field: string, message: string) => ({ __typename: 'InvalidInput' as const, field, message })

const kinds = { product: 'Products', service: 'Services' }

/** What is looked for, in words. */
export const nameOf = ({ text, kind, minPriceCents, maxPriceCents }: Wish, category: CategoryRow | undefined) => {
  const what =
    text === '' ? (kind ? kinds[kind] : 'Anything') : `“${text}”${kind ? ` among ${kinds[kind].toLowerCase()}` : ''}`
  const where = category ? ` in ${category.name}` : ''
  const from = minPriceCents === null ? '' : `, from ${priceText(minPriceCents)}`
  const to = maxPriceCents === null ? '' : `, up to ${priceText(maxPriceCents)}`
  return `${what}${where}${from}${to}`
}
