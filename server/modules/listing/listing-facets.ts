import { countFacets, MAX_VALUES } from '../../database/paging/facets'
import { COUNT_LIMIT } from '../../database/paging/page'
import type { Facet, FacetName } from '../../generated/resolvers'
import { type Trait, traitsIn } from '../credential/seller-traits'
import { languageName } from '../language/languages'
import type { FacetRow, ListingFacetRepository } from './listing-facet.repository'
import { areKept, type FacetRequest, listingFilters, type Option } from './listing-filters'

/** Kept counts have a count, and are exact; listings are exact unless there were too many to read. */
const entriesOf = (rows: FacetRow[], areCounts: boolean) => ({
  rows,
  isExact: areCounts || rows.length < COUNT_LIMIT,
  countOf: ({ count = 1 }: FacetRow) => count,
})

const kinds = { product: 'Products', service: 'Services' } as const

/** The filters of searches beside the kind. */
const searched = new Set<FacetName>(['CATEGORY', 'PRICE', 'DAYS'])

/** The facets of a search, which has products and services, counted by up to 1,001 listings that it has found. */
export const countSearchFacets = (request: FacetRequest, found: FacetRow[]) => countAll(request, found, false)

/** The facets of a search without a text. Limits other than those of the kept ranges leave the counts inexact. */
export const readSearchFacets = async (repository: ListingFacetRepository, request: FacetRequest) => {
  const isKept = areKept(listingFilters(request))
  return isKept
    ? countAll(request, await repository.counts(undefined, undefined), true)
    : countAll(request, await repository.sample({ minPriceCents: request.criteria.minPriceCents }, []), false)
}

const countAll = (request: FacetRequest, rows: FacetRow[], areCounts: boolean) => {
  const options = Object.entries(kinds).map(
    ([value, label]): Option => ({
      ...{ value, label },
      holds: ({ kind }) => kind === value,
    }),
  )
  const selected = options.find(({ value }) => value === request.criteria.kind)
  const filters = listingFilters(request).filter(({ name }) => searched.has(name))
  return countFacets([{ name: 'KIND', label: 'Kind', options, selected }, ...filters], entriesOf(rows, areCounts))
}

/** The facets of lists of products or services. */
export const readListingFacets = async (
  repository: ListingFacetRepository,
  request: FacetRequest,
): Promise<Facet[]> => {
  const [ofListings, ...ofSellers] = await Promise.all([
    readOwnFacets(repository, request),
    ...traitFacets.map((facet) => readTraitFacet(repository, request, facet)),
  ])
  return [...ofListings, ...ofSellers]
}

/** The facets of what a listing says itself. */
const readOwnFacets = async (repository: ListingFacetRepository, request: FacetRequest) => {
  const { kind, minPriceCents, maxPriceCents, ...criteria } = request.criteria
  const filters = listingFilters(request)
  const traits = traitsIn(criteria)
  // The counts of one trait are kept, but not those of two together.
  const areCounts = (of: typeof filters) => traits.length < 2 && areKept(of)
  const count = async (of: typeof filters, range: object) =>
    countFacets(
      filters,
      entriesOf(
        areCounts(of) ? await repository.counts(kind, traits[0]) : await repository.sample({ kind, ...range }, traits),
        areCounts(of),
      ),
    )
  const facets = await count(filters, { minPriceCents, maxPriceCents })
  if (areKept(filters)) return facets
  const ofAnyPrice = await count(
    filters.filter(({ name }) => name !== 'PRICE'),
    {},
  )
  return facets.map((facet, index) => (facet.name === 'PRICE' ? mergedPrices(facet, ofAnyPrice[index]) : facet))
}

/** The ranges as they are among listings of any price, and the limits that are set among those of the list. */
const mergedPrices = (facet: Facet, ofAnyPrice: Facet | undefined): Facet => ({
  ...facet,
  choices: [
    ...(ofAnyPrice?.choices ?? []).filter(({ selected }) => !selected),
    ...facet.choices.filter(({ selected }) => selected),
  ],
})

interface TraitFacet {
  name: Trait['trait']
  label: string
  /** The value in the criteria, as it is stored. */
  selected: (criteria: FacetRequest['criteria']) => string | undefined
  /** The criteria without it. A jurisdiction is of verified sellers only. */
  without: object
  choice: (value: string) => { value: string; label: string }
}

const traitFacets: readonly TraitFacet[] = [
  {
    ...{ name: 'VERIFIED', label: 'Checked', without: { verified: undefined } },
    selected: ({ verified }) => (verified ? '' : undefined),
    choice: () => ({ value: 'true', label: 'Verified only' }),
  },
  {
    ...{ name: 'JURISDICTION', label: 'Jurisdiction', without: { jurisdiction: undefined, verified: undefined } },
    selected: ({ jurisdiction }) => jurisdiction,
    choice: (value) => ({ value, label: value }),
  },
  {
    ...{ name: 'LANGUAGE', label: 'Language', without: { language: undefined } },
    selected: ({ language }) => language?.toUpperCase(),
    choice: (value) => ({ value: value.toLowerCase(), label: languageName(value) }),
  },
]

const readTraitFacet = async (
  repository: ListingFacetRepository,
  request: FacetRequest,
  { name, label, selected, without, choice }: TraitFacet,
): Promise<Facet> => {
  const criteria = { ...request.criteria, ...without }
  const others = traitsIn(criteria)
  const { values, isExact } =
    others.length === 0 && areKept(listingFilters(request))
      ? { values: await repository.values(name, criteria, MAX_VALUES), isExact: true }
      : await repository.sampledValues(name, criteria, others, MAX_VALUES)
  const own = selected(request.criteria)
  const isMissing = own !== undefined && !values.some(({ value }) => value === own)
  const choices = [...values, ...(isMissing ? [{ value: own, count: 0 }] : [])].map(({ value, count }) => ({
    ...choice(value),
    ...{
      selected: value === own,
      count,
      countIsExact: isExact && !(isMissing && value === own && values.length === MAX_VALUES),
    },
  }))
  return { name, label, choices }
}
