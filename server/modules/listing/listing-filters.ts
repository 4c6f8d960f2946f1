import { type FacetFilter, type FacetOption, selectedOf } from '../../database/paging/facets'
import type { CategoryRow } from '../../database/tables/tables'
import { shortPriceText } from '../../lib/money'
import { plural } from '../../lib/text'
import { ratingFacet } from '../review/rating-facet'
import type { ListingCriteria } from './listing.criteria'
import type { FacetRow } from './listing-facet.repository'

/** Prices in dollars at which the ranges begin. Migration 0111 counts listings by the same ranges. */
const steps = [100, 500, 1_500]
const days = [3, 7, 14]

export interface FacetRequest {
  criteria: ListingCriteria
  /** The slug in the filter, which may be unknown. */
  category?: string | null | undefined
  categories: readonly CategoryRow[]
}

export type Filters = FacetFilter<FacetRow>[]
type Option = FacetOption<FacetRow>

/** `100-499.99` */
const priceOption = (min: number | undefined, max: number | undefined): Option => {
  const from = min === undefined ? '' : String(min / 100)
  const to = max === undefined ? '' : String(max / 100)
  // The ranges end a cent before the next one.
  const isBelowNext = max !== undefined && max % 100 === 99
  const end = max === undefined ? '' : shortPriceText(isBelowNext ? max + 1 : max)
  const range = min === undefined ? `${isBelowNext ? 'Under' : 'Up to'} ${end}` : `${shortPriceText(min)} to ${end}`
  return {
    value: `${from}-${to}`,
    label: max === undefined ? `${shortPriceText(min ?? 0)} and up` : range,
    holds: ({ priceCents }) => priceCents >= (min ?? 0) && priceCents <= (max ?? Number.POSITIVE_INFINITY),
  }
}

const priceOptions = [undefined, ...steps].map((from, index) =>
  priceOption(
    from === undefined ? undefined : from * 100,
    steps[index] === undefined ? undefined : steps[index] * 100 - 1,
  ),
)

const daysOption = (value: string): Option => {
  const count = Number(value)
  return {
    value,
    label: `within ${count % 7 === 0 ? plural(count / 7, 'week') : plural(count, 'day')}`,
    holds: ({ deliveryDays }) => deliveryDays <= count,
  }
}
const daysOptions = days.map((count) => daysOption(String(count)))

const roles = { FREELANCER: 'Freelancers', BROKER: 'Brokers', VENDOR: 'Vendors' } as const

/** All filters but those of the traits of sellers. */
export const listingFilters = ({ criteria, category, categories }: FacetRequest): Filters => {
  const { kind, sellerRole, minPriceCents: min, maxPriceCents: max } = criteria
  const categoryOptions = categories.map(
    ({ id, slug, name }): Option => ({
      value: slug,
      label: name,
      holds: ({ categoryId }) => categoryId === id,
    }),
  )
  const unknown = (value: string): Option => ({ value, label: value, holds: () => false })
  const price = priceOption(min, max)
  const roleOptions = Object.entries(roles).map(
    ([role, label]): Option => ({
      value: role.toLowerCase(),
      label,
      holds: (row) => row.sellerRole === role,
    }),
  )
  return [
    {
      name: 'CATEGORY',
      label: 'Category',
      options: categoryOptions,
      keepsEmptyOptions: true,
      selected: selectedOf(categoryOptions, category, unknown),
    },
    {
      name: 'PRICE',
      label: 'Price',
      options: priceOptions,
      selected: min === undefined && max === undefined ? undefined : selectedOf(priceOptions, price.value, () => price),
    },
    ratingFacet(criteria.minRating),
    // Products are delivered at once, and vendors alone sell them.
    ...(kind === 'product'
      ? []
      : [
          {
            name: 'DAYS' as const,
            label: 'Delivery',
            options: daysOptions,
            selected: selectedOf(daysOptions, criteria.maxDeliveryDays?.toString(), daysOption),
          },
          {
            name: 'ROLE' as const,
            label: 'Seller',
            options: roleOptions,
            selected: selectedOf(roleOptions, sellerRole?.toLowerCase(), unknown),
          },
        ]),
  ]
}

const kinds = { product: 'Products', service: 'Services' } as const

/** The same with the kind, because searches have products and services. */
export const searchFilters = (request: FacetRequest): Filters => {
  const options = Object.entries(kinds).map(
    ([value, label]): Option => ({ ...{ value, label }, holds: ({ kind }) => kind === value }),
  )
  const selected = options.find(({ value }) => value === request.criteria.kind)
  const filters = listingFilters(request).map((filter) => ({ ...filter, keepsEmptyOptions: false }))
  return [{ name: 'KIND', label: 'Kind', options, selected }, ...filters]
}

const storedRatings = new Set(['4.5', '4', '3'])

/** The counts are stored by ranges; other limits are counted among the listings themselves. */
export const haveStoredCounts = (filters: Filters) =>
  filters.every((filter) => {
    if (filter.name === 'PRICE') return isPriceStored(filter)
    if (filter.name === 'DAYS') return !filter.selected || daysOptions.includes(filter.selected)
    return filter.name !== 'RATING' || !filter.selected || storedRatings.has(filter.selected.value)
  })

const isPriceStored = ({ selected }: Filters[number]) => {
  if (!selected) return true
  const [from, to] = selected.value.split('-')
  return (
    (from === '' || steps.includes(Number(from))) && (to === '' || steps.some((step) => step - 0.01 === Number(to)))
  )
}
