import { countFacets, type FacetFilter, type FacetOption, ratingFacet, selectedOf } from '../../database/paging/facets'
import { COUNT_LIMIT } from '../../database/paging/page'
import type { CategoryRow } from '../../database/tables/tables'
import type { Facet, FacetName } from '../../generated/resolvers'
import { priceText } from '../../lib/money'
import { traitIn } from '../credential/seller-traits'
import type { ListingCriteria } from './listing.criteria'
import type { FacetRow, ListingFacetRepository } from './listing-facet.repository'

/** Prices in dollars at which the ranges begin. Migration 0111 counts listings by the same ranges. */
const steps = [100, 500, 1_500]
const days = [3, 7, 14]

interface Request {
  criteria: ListingCriteria
  /** The slug in the filter, which may be unknown. */
  category?: string | null | undefined
  categories: readonly CategoryRow[]
}

type Filters = FacetFilter<FacetRow>[]
type Option = FacetOption<FacetRow>

const short = (cents: number) => priceText(cents).replace(/\.00$/, '')

/** `100-499.99` */
const priceOption = (min: number | undefined, max: number | undefined): Option => {
  const from = min === undefined ? '' : String(min / 100)
  const to = max === undefined ? '' : String(max / 100)
  // The ranges end a cent before the next one.
  const end = max === undefined ? '' : short(max % 100 === 99 ? max + 1 : max)
  const range = min === undefined ? `Under ${end}` : `${short(min)} to ${end}`
  return {
    value: `${from}-${to}`,
    label: max === undefined ? `${short(min ?? 0)} and up` : range,
    holds: ({ priceCents }) => priceCents >= (min ?? 0) && priceCents <= (max ?? Number.POSITIVE_INFINITY),
  }
}

const priceOptions = [undefined, ...steps].map((from, index) =>
  priceOption(from === undefined ? undefined : from * 100, steps[index] === undefined ? undefined : steps[index] * 100 - 1),
)

const daysOption = (value: string): Option => {
  const count = Number(value)
  const [number, unit] = count % 7 === 0 ? [count / 7, 'week'] : [count, 'day']
  return {
    ...{ value, label: `within ${number} ${unit}${number === 1 ? '' : 's'}` },
    holds: ({ deliveryDays }) => deliveryDays <= count,
  }
}
const daysOptions = days.map((count) => daysOption(String(count)))

const roles = { FREELANCER: 'Freelancers', BROKER: 'Brokers', VENDOR: 'Vendors' } as const

const kinds = { product: 'Products', service: 'Services' } as const

/** All filters but those of the traits of sellers. */
const listingFilters = ({ criteria, category, categories }: Request): Filters => {
  const { kind, sellerRole, minPriceCents: min, maxPriceCents: max } = criteria
  const categoryOptions = categories.map(({ id, slug, name }): Option => ({
    ...{ value: slug, label: name },
    holds: ({ categoryId }) => categoryId === id,
  }))
  const unknown = (value: string): Option => ({ value, label: value, holds: () => false })
  const price = priceOption(min, max)
  const roleOptions = Object.entries(roles).map(([role, label]): Option => ({
    ...{ value: role.toLowerCase(), label },
    holds: (row) => row.sellerRole === role,
  }))
  return [
    {
      ...{ name: 'CATEGORY', label: 'Category', options: categoryOptions },
      selected: selectedOf(categoryOptions, category, unknown),
    },
    {
      ...{ name: 'PRICE', label: 'Price', options: priceOptions },
      selected: min === undefined && max === undefined ? undefined : selectedOf(priceOptions, price.value, () => price),
    },
    ratingFacet(criteria.minRating),
    // Products are delivered at once, and vendors alone sell them.
    ...(kind === 'product'
      ? []
      : [
          {
            ...{ name: 'DAYS' as const, label: 'Delivery', options: daysOptions },
            selected: selectedOf(daysOptions, criteria.maxDeliveryDays?.toString(), daysOption),
          },
          {
            ...{ name: 'ROLE' as const, label: 'Seller', options: roleOptions },
            selected: selectedOf(roleOptions, sellerRole?.toLowerCase(), unknown),
          },
        ]),
  ]
}

const keptRatings = new Set(['4.5', '4', '3'])

/** The counts are kept by ranges; other limits are counted among the listings themselves. */
const areKept = (filters: Filters) =>
  filters.every((filter) => {
    if (filter.name === 'PRICE') return isPriceKept(filter)
    if (filter.name === 'DAYS') return !filter.selected || daysOptions.includes(filter.selected)
    return filter.name !== 'RATING' || !filter.selected || keptRatings.has(filter.selected.value)
  })

const isPriceKept = ({ selected }: Filters[number]) => {
  if (!selected) return true
  const [from, to] = selected.value.split('-')
  return (
    (from === '' || steps.includes(Number(from))) && (to === '' || steps.some((step) => step - 0.01 === Number(to)))
  )
}

const entriesOf = (rows: FacetRow[], isExact = rows.length < COUNT_LIMIT) => ({
  rows,
  isExact,
  countOf: ({ count = 1 }: FacetRow) => count,
})

/** The filters of searches. */
const searched = new Set<FacetName>(['CATEGORY', 'PRICE', 'DAYS'])

/** The facets of a search, which has products and services, counted by kept counts or by the listings that it has found. */
export const countSearchFacets = (request: Request, rows: FacetRow[]) => {
  const options = Object.entries(kinds).map(([value, label]): Option => ({
    ...{ value, label },
    holds: ({ kind }) => kind === value,
  }))
  const selected = options.find(({ value }) => value === request.criteria.kind)
  const filters = listingFilters(request).filter(({ name }) => searched.has(name))
  const areCounts = rows.some(({ count }) => count !== undefined)
  return countFacets(
    [{ name: 'KIND', label: 'Kind', options, selected }, ...filters],
    entriesOf(rows, areCounts ? areKept(filters) : undefined),
  )
}

/** The ranges as they are among listings of any price, and the limits that are set among those of the list. */
const mergedPrices = (facet: Facet, ofAnyPrice: readonly Facet[]): Facet => {
  const choices = ofAnyPrice.find(({ name }) => name === facet.name)?.choices ?? []
  return { ...facet, choices: [...choices.filter(({ selected }) => !selected), ...facet.choices.filter(({ selected }) => selected)] }
}

const MAX_JURISDICTIONS = 20

/** The facets of lists of products or services. */
export const readListingFacets = async (repository: ListingFacetRepository, request: Request): Promise<Facet[]> => {
  const { criteria } = request
  const { kind, minPriceCents, maxPriceCents } = criteria
  const filters = listingFilters(request)
  const kept = areKept(filters)
  const base = { kind, minPriceCents, maxPriceCents }
  const read = (trait: Parameters<typeof repository.counts>[1]) =>
    kept ? repository.counts(kind, trait) : repository.sample(base, trait)

  const trait = traitIn(criteria)
  const others = filters.filter(({ name }) => name !== 'PRICE')
  const matchingOthers = { ...criteria, jurisdiction: undefined, verified: undefined }
  const [rows, ofAnyPrice, verifiedRows, jurisdictions] = await Promise.all([
    read(trait),
    kept ? undefined : areKept(others) ? repository.counts(kind, trait) : repository.sample({ kind }, trait),
    trait ? undefined : read({ trait: 'VERIFIED', value: '' }),
    repository.jurisdictions(kept ? matchingOthers : { kind }, MAX_JURISDICTIONS),
  ])
  const isVerified: Option = { value: 'true', label: 'Verified only', holds: () => true }
  const verified: FacetFilter<FacetRow> = {
    ...{ name: 'VERIFIED', label: 'Checked', options: [isVerified] },
    selected: criteria.verified ? isVerified : undefined,
  }
  const ofJurisdiction = jurisdictions.map(({ value, count }) => ({
    ...{ value, label: value, selected: value === criteria.jurisdiction },
    ...(kept ? { count, countIsExact: true } : { count: 0, countIsExact: false }),
  }))
  const selected = criteria.jurisdiction
  if (selected !== undefined && !ofJurisdiction.some(({ value }) => value === selected))
    ofJurisdiction.push({ value: selected, label: selected, selected: true, count: 0, countIsExact: kept })
  const counted = countFacets(filters, entriesOf(rows, kept || undefined))
  const prices = ofAnyPrice && countFacets(filters, entriesOf(ofAnyPrice, areKept(others) || undefined))
  return [
    ...counted.map((facet) => (facet.name === 'PRICE' && prices ? mergedPrices(facet, prices) : facet)),
    ...countFacets([...filters, verified], entriesOf(verifiedRows ?? rows, kept || undefined)).slice(-1),
    { name: 'JURISDICTION', label: 'Jurisdiction', choices: ofJurisdiction },
  ]
}
