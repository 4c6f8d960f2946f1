import type { FacetName, ListingFilter, ListingKind, UserRole } from '../../generated/schema'
import { parsePrice } from '../../lib/parse-price'
import { cleanText } from '../../lib/text'

/** The parameters of lists in the order of addresses, so that each list has one address. */
const names =
  'q tab kind category type skill min max rating days role verified jurisdiction language place pay sort'.split(' ')

/** The parameter of a filter. A rate is called `max`, so that older links to lists of freelancers work. */
export const parameterOf = (name: FacetName) => (name === 'RATE' ? 'max' : name.toLowerCase())

/** The parameters without empty ones and the page. A change replaces some of them, or removes them by an empty text. */
export const listParams = (from: URLSearchParams, change: Record<string, string> = {}) => {
  const params = new URLSearchParams()
  for (const name of names) {
    const value = cleanText(change[name] ?? from.get(name))
    if (value) params.set(name, value)
  }
  return params
}

export const searchOf = (params: URLSearchParams) => (params.size > 0 ? `?${params}` : '')

/** The query string of the list with another choice, or without one. */
export const searchWith = (params: URLSearchParams, name: FacetName, value = '') => {
  const [min = '', max = ''] = value.split('-')
  return searchOf(listParams(params, name === 'PRICE' ? { min, max } : { [parameterOf(name)]: value }))
}

const MAX_AMOUNT = 99_999_999.99

/** Parses `$1,299`. Undefined for anything but an amount. */
export const amountOf = (text: string | null) => {
  const amount = parsePrice(cleanText(text))
  return amount != null && amount <= MAX_AMOUNT ? amount : undefined
}

/** The reason why the amounts of an address or a form can't filter. Undefined if they can. */
export const amountProblem = (params: URLSearchParams) => {
  const texts = ['min', 'max', 'pay'].map((name) => params.get(name))
  const wrong = texts.find((text) => text && amountOf(text) === undefined)
  if (wrong) return `“${wrong.slice(0, 40)}” is not an amount such as 49.99.`
  const [min = 0, max = min] = texts.map(amountOf)
  return min > max ? '“Price from” is above “Price to”.' : undefined
}

/** The reason why the sort order of an address can't be applied, and the order instead: the first. Undefined if it can. */
export const sortProblem = (params: URLSearchParams, sorts: Record<string, string>) => {
  const sort = params.get('sort')
  const [shown = ''] = Object.values(sorts)
  return sort && !Object.hasOwn(sorts, sort)
    ? `There is no sort order “${sort.slice(0, 60)}”. Sorted by: ${shown}.`
    : undefined
}

/** A minimum rating from 0.1 to 5. */
export const ratingOf = (text: string | null) => {
  const rating = text && /^\d(\.\d)?$/.test(text) ? Number(text) : 0
  return rating > 0 && rating <= 5 ? rating : undefined
}

/** A maximum delivery time: `3`. Undefined for anything but days. */
const daysOf = (text: string | null) => (text && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined)

const kinds: ReadonlyMap<string | null, ListingKind> = new Map([
  ['product', 'PRODUCT'],
  ['service', 'SERVICE'],
])

/** The kind of listings in an address. Null for both. */
export const listingKindOf = (params: URLSearchParams) => kinds.get(params.get('kind')) ?? null

/** The filters by traits of sellers. */
export const traitsOf = (params: URLSearchParams) => ({
  verified: params.get('verified') === 'true' || null,
  jurisdiction: cleanText(params.get('jurisdiction')) || null,
  language: cleanText(params.get('language')) || null,
})

const roles: ReadonlyMap<string | null, UserRole> = new Map([
  ['freelancer', 'FREELANCER'],
  ['broker', 'BROKER'],
  ['vendor', 'VENDOR'],
])

/** True if a filter leaves anything out. */
export const isFiltered = (filter: object) => Object.values(filter).some((value) => value !== null)

/** The filter of listings in an address. */
export const listingFilterOf = (params: URLSearchParams): ListingFilter => {
  const category = cleanText(params.get('category'))
  return {
    category: category && category !== 'all' ? category : null,
    minPrice: amountOf(params.get('min')) ?? null,
    maxPrice: amountOf(params.get('max')) ?? null,
    minRating: ratingOf(params.get('rating')) ?? null,
    maxDeliveryDays: daysOf(params.get('days')) ?? null,
    sellerRole: roles.get(params.get('role')) ?? null,
    ...traitsOf(params),
  }
}
