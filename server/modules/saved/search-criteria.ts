import type { CategoryRow, SavedSearchRow } from '../../database/tables/tables'
import type { SaveSearchInput } from '../../generated/resolvers'
import { cents, isMoney, priceText } from '../../lib/money'
import { foldCase, oneLine } from '../../lib/text'
import { invalidInput } from '../../lib/violations'

export type SearchCriteria = Pick<
  SavedSearchRow,
  'text' | 'kind' | 'categoryId' | 'minPriceCents' | 'maxPriceCents' | 'maxDeliveryDays'
>

const centsOf = (price: number | null | undefined) => (price == null ? null : cents(price))

export const criteriaOf = (
  { text, kind, minPrice, maxPrice, maxDeliveryDays }: SaveSearchInput,
  category: CategoryRow | undefined,
): SearchCriteria => ({
  text: foldCase(oneLine(text ?? '')),
  kind: kind == null ? null : kind === 'PRODUCT' ? 'product' : 'service',
  categoryId: category?.id ?? null,
  minPriceCents: centsOf(minPrice),
  maxPriceCents: centsOf(maxPrice),
  maxDeliveryDays: maxDeliveryDays ?? null,
})

const isPrice = (price: number | null | undefined) =>
  price == null || (price >= 0 && price <= 1_000_000 && isMoney(price))

export const criteriaViolation = ({ minPrice, maxPrice }: SaveSearchInput, criteria: SearchCriteria) => {
  const { text, minPriceCents, maxPriceCents, maxDeliveryDays } = criteria
  if (Object.values(criteria).every((value) => value === null || value === '')) {
    return invalidInput('text', 'Say what to look for.')
  }
  if (text.length === 1 || text.length > 200) return invalidInput('text', 'A text to look for has 2 to 200 characters.')
  for (const [field, price] of Object.entries({ minPrice, maxPrice })) {
    if (!isPrice(price)) return invalidInput(field, 'Price is from $0 to $1,000,000, with at most two decimals.')
  }
  if (minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents) {
    return invalidInput('maxPrice', 'The highest price is not below the lowest.')
  }
  if (maxDeliveryDays !== null && (maxDeliveryDays < 1 || maxDeliveryDays > 365)) {
    return invalidInput('maxDeliveryDays', 'A delivery time is from 1 to 365 days.')
  }
  return undefined
}

const kinds = { product: 'Products', service: 'Services' }

/** The name of a saved search: `“trademark” among services, up to $500.00`. */
export const nameOf = (
  { text, kind, minPriceCents, maxPriceCents, maxDeliveryDays }: SearchCriteria,
  category: CategoryRow | undefined,
) => {
  const subject =
    text === '' ? (kind ? kinds[kind] : 'Anything') : `“${text}”${kind ? ` among ${kinds[kind].toLowerCase()}` : ''}`
  const inCategory = category ? ` in ${category.name}` : ''
  const from = minPriceCents === null ? '' : `, from ${priceText(minPriceCents)}`
  const to = maxPriceCents === null ? '' : `, up to ${priceText(maxPriceCents)}`
  const days = maxDeliveryDays === 1 ? 'day' : 'days'
  const delivered = maxDeliveryDays === null ? '' : `, delivered within ${maxDeliveryDays} ${days}`
  return `${subject}${inCategory}${from}${to}${delivered}`
}
