import type { CategoryRow, SavedSearchRow } from '../../database/tables/tables'
import type { SaveSearchInput, UserRole } from '../../generated/resolvers'
import { centsOrNull, isMoney, MAX_PRICE_DOLLARS, priceText } from '../../lib/money'
import { foldCase, oneLine, plural } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import { jurisdictionViolation } from '../credential/credential.rules'
import { isLanguageCode, languageName } from '../language/languages'
import { storedKinds } from '../listing/listing.criteria'

export type SearchCriteria = Pick<
  SavedSearchRow,
  | ('text' | 'kind' | 'categoryId' | 'minPriceCents' | 'maxPriceCents' | 'maxDeliveryDays')
  | ('sellerRole' | 'verified' | 'jurisdiction' | 'language')
>

const MAX_DELIVERY_DAYS = 365

const lineOf = (text: string | null | undefined) => oneLine(text ?? '') || null

/** The order of the fields is that of the keys by which equal searches are found. */
export const criteriaOf = (
  { text, kind, minPrice, maxPrice, maxDeliveryDays, sellerRole, verified, jurisdiction, language }: SaveSearchInput,
  category: CategoryRow | undefined,
): SearchCriteria => ({
  text: foldCase(oneLine(text ?? '')),
  kind: kind ? storedKinds[kind] : null,
  categoryId: category?.id ?? null,
  minPriceCents: centsOrNull(minPrice),
  maxPriceCents: centsOrNull(maxPrice),
  maxDeliveryDays: maxDeliveryDays ?? null,
  sellerRole: sellerRole ?? null,
  // False doesn't filter.
  verified: verified ? 1 : null,
  jurisdiction: lineOf(jurisdiction),
  language: lineOf(language)?.toUpperCase() ?? null,
})

const isPrice = (price: number | null | undefined) =>
  price == null || (price >= 0 && price <= MAX_PRICE_DOLLARS && isMoney(price))

export const criteriaViolation = ({ minPrice, maxPrice }: SaveSearchInput, criteria: SearchCriteria) => {
  const { text, minPriceCents, maxPriceCents, maxDeliveryDays, jurisdiction, language } = criteria
  if (Object.values(criteria).every((value) => value === null || value === '')) {
    return invalidInput('text', 'Write what to look for, or choose a filter.')
  }
  if (text.length === 1 || text.length > 200) return invalidInput('text', 'Write 2 to 200 characters.')
  for (const [field, price] of Object.entries({ minPrice, maxPrice })) {
    if (!isPrice(price)) return invalidInput(field, 'Price is from $0 to $1,000,000, with at most two decimals.')
  }
  if (minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents) {
    return invalidInput('maxPrice', 'The highest price must not be below the lowest.')
  }
  if (maxDeliveryDays !== null && (maxDeliveryDays < 1 || maxDeliveryDays > MAX_DELIVERY_DAYS)) {
    return invalidInput('maxDeliveryDays', `A delivery time is from 1 to ${MAX_DELIVERY_DAYS} days.`)
  }
  if (language !== null && !isLanguageCode(language)) {
    return invalidInput('language', 'Choose one of the languages offered.')
  }
  return jurisdiction === null ? undefined : jurisdictionViolation(jurisdiction)
}

const kinds = { product: 'Products', service: 'Services' }

const roles: Record<UserRole, string> = {
  ADMIN: 'admins',
  BROKER: 'brokers',
  CUSTOMER: 'customers',
  FREELANCER: 'freelancers',
  VENDOR: 'vendors',
}

const sellersOf = ({ sellerRole, verified, jurisdiction, language }: SearchCriteria) =>
  [
    ...(sellerRole === null ? [] : [`by ${roles[sellerRole]}`]),
    ...(verified === null ? [] : ['verified only']),
    ...(jurisdiction === null ? [] : [`registered in ${jurisdiction}`]),
    ...(language === null ? [] : [`in ${languageName(language)}`]),
  ]
    .map((words) => `, ${words}`)
    .join('')

/** The name of a saved search: `“trademark” among services, up to $500.00, by brokers`. */
export const nameOf = (criteria: SearchCriteria, category: CategoryRow | undefined) => {
  const { text, kind, minPriceCents, maxPriceCents, maxDeliveryDays } = criteria
  const among = kind ? ` among ${kinds[kind].toLowerCase()}` : ''
  const all = kind ? kinds[kind] : 'Anything'
  const subject = text === '' ? all : `“${text}”${among}`
  const inCategory = category ? ` in ${category.name}` : ''
  const from = minPriceCents === null ? '' : `, from ${priceText(minPriceCents)}`
  const to = maxPriceCents === null ? '' : `, up to ${priceText(maxPriceCents)}`
  const delivered = maxDeliveryDays === null ? '' : `, delivered within ${plural(maxDeliveryDays, 'day')}`
  return `${subject}${inCategory}${from}${to}${delivered}${sellersOf(criteria)}`
}
