import { countFacets } from '../../database/paging/facets'
import { COUNT_LIMIT } from '../../database/paging/page'
import type { Facet } from '../../generated/resolvers'
import { type Trait, type Traits, traitsIn } from '../credential/seller-traits'
import { MAX_VALUES, traitFacets, traitFacetTexts } from '../credential/trait-facets'
import type { ListingCriteria } from './listing.criteria'
import type { FacetRow, ListingFacetRepository } from './listing-facet.repository'
import { type FacetRequest, type Filters, haveStoredCounts, listingFilters, searchFilters } from './listing-filters'

/** Stored counts are exact; counts of listings are exact unless there were too many to read. */
const entriesOf = <Row extends FacetRow>(rows: readonly Row[], areCounts: boolean) => ({
  rows,
  isExact: areCounts || rows.length < COUNT_LIMIT,
  countOf: ({ count = 1 }: FacetRow) => count,
})

/** The facets of a search by up to 1,001 listings that it has found, with the traits of their sellers. */
export const countSearchFacets = (request: FacetRequest, found: readonly (FacetRow & Traits)[]) =>
  countFacets<FacetRow & Traits>(
    [...searchFilters(request), ...traitFacets(found, request.criteria)],
    entriesOf(found, false),
  )

/** The facets of lists of products or services. */
export const readListingFacets = (repository: ListingFacetRepository, request: FacetRequest) =>
  readFacets(repository, request, listingFilters(request))

/** The facets of a search without a text, which has products and services. */
export const readSearchFacets = (repository: ListingFacetRepository, request: FacetRequest) =>
  readFacets(repository, request, searchFilters(request))

const readFacets = async (
  repository: ListingFacetRepository,
  request: FacetRequest,
  filters: Filters,
): Promise<Facet[]> => {
  const sampledValues = traitSampler(repository, request.criteria)
  const [ofListings, ...ofSellers] = await Promise.all([
    readOwnFacets(repository, request, filters),
    ...traitFacetSpecs.map((facet) => readTraitFacet(repository, request, facet, sampledValues)),
  ])
  return [...ofListings, ...ofSellers]
}

/** The facets of a listing's own attributes. */
const readOwnFacets = async (repository: ListingFacetRepository, request: FacetRequest, filters: Filters) => {
  const { minPriceCents, maxPriceCents, ...criteria } = request.criteria
  // A search counts both kinds.
  const kind = filters.some(({ name }) => name === 'KIND') ? undefined : criteria.kind
  const traits = traitsIn(criteria)
  // The counts of one trait are stored, but not the counts of two traits together.
  const areCounts = (of: typeof filters) => traits.length < 2 && haveStoredCounts(of)
  const count = async (of: typeof filters, range: object) =>
    countFacets(
      filters,
      entriesOf(
        areCounts(of) ? await repository.counts(kind, traits[0]) : await repository.sample({ kind, ...range }, traits),
        areCounts(of),
      ),
    )
  const facets = await count(filters, { minPriceCents, maxPriceCents })
  if (haveStoredCounts(filters)) return facets
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

/**
 * Counts the listings of each value of a trait, among those with the other chosen traits. Facets with the same other traits share
 * one query.
 */
const traitSampler = (repository: ListingFacetRepository, criteria: ListingCriteria) => {
  const samples = new Map<string, ReturnType<ListingFacetRepository['sampledTraits']>>()
  const sampleWith = (traits: readonly Trait[]) => {
    const key = JSON.stringify(traits)
    const sample = samples.get(key) ?? repository.sampledTraits(criteria, traits)
    samples.set(key, sample)
    return sample
  }
  return async (name: Trait['trait'], others: readonly Trait[]) => {
    const { rows, isExact } = await sampleWith(others)
    const counts = new Map<string, number>()
    for (const { trait, value } of rows) if (trait === name) counts.set(value, (counts.get(value) ?? 0) + 1)
    const values = [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'))
    return { values: values.slice(0, MAX_VALUES), isExact }
  }
}

interface TraitFacet {
  name: Trait['trait']
  /** The value in the criteria, as it is stored. */
  selected: (criteria: FacetRequest['criteria']) => string | undefined
  /** The criteria without it. A jurisdiction is of verified sellers only. */
  without: object
}

const traitFacetSpecs: readonly TraitFacet[] = [
  { name: 'VERIFIED', without: { verified: undefined }, selected: ({ verified }) => (verified ? '' : undefined) },
  {
    name: 'JURISDICTION',
    without: { jurisdiction: undefined, verified: undefined },
    selected: ({ jurisdiction }) => jurisdiction,
  },
  { name: 'LANGUAGE', without: { language: undefined }, selected: ({ language }) => language?.toUpperCase() },
]

const readTraitFacet = async (
  repository: ListingFacetRepository,
  request: FacetRequest,
  { name, selected, without }: TraitFacet,
  sampledValues: ReturnType<typeof traitSampler>,
): Promise<Facet> => {
  const { label, choice } = traitFacetTexts[name]
  const criteria = { ...request.criteria, ...without }
  const others = traitsIn(criteria)
  const { values, isExact } =
    others.length === 0 && haveStoredCounts(listingFilters(request))
      ? { values: await repository.values(name, criteria, MAX_VALUES), isExact: true }
      : await sampledValues(name, others)
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
