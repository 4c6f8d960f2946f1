import type { ListingPage } from '../../api/parents'
import { loaderOfMany, loaderOfOne } from '../../database/loader'
import { checkPageSize, type PageRequest } from '../../database/paging/page'
import type { ListingRow } from '../../database/tables/tables'
import type { ListingFilter, ListingSort } from '../../generated/resolvers'
import type { FoundListing } from '../../infrastructure/search/search-engine'
import type { CategoryQueries } from '../category/category.queries'
import { criteriaOf, type ListingCriteria } from './listing.criteria'
import type { ListingKind, ListingRepository } from './listing.repository'
import type { ListingFacetRepository } from './listing-facet.repository'
import { countSearchFacets, readListingFacets, readSearchFacets } from './listing-facets'

/** The number of related listings that a client may request. */
const MAX_RELATED = 12
/** The number of services in a company's profile. */
const MAX_LISTED_SERVICES = 24

interface ListingList extends PageRequest {
  filter?: ListingFilter | null | undefined
  sort: ListingSort
}

interface Dependencies {
  listingFacetRepository: ListingFacetRepository
  listingRepository: ListingRepository
  categories: CategoryQueries
}

/** Public listings. */
export const createListingQueries = ({ listingFacetRepository, listingRepository, categories }: Dependencies) => {
  const facetsOf = (request: Parameters<typeof readListingFacets>[1]) =>
    readListingFacets(listingFacetRepository, request)
  const byId = loaderOfOne(listingRepository.byIds, ({ id }) => id)
  const withdrawnById = loaderOfOne(listingRepository.withdrawnByIds, ({ id }) => id)
  const bestOfCategory = loaderOfMany(
    (ids) => listingRepository.bestOf(ids, MAX_RELATED + 1),
    ({ categoryId }) => categoryId,
  )
  const newestServicesOfSeller = loaderOfMany(
    (ids) => listingRepository.newestServicesOf(ids, MAX_LISTED_SERVICES),
    ({ sellerId }) => sellerId,
  )
  const countsOfCategory = loaderOfMany(listingRepository.countsOf, ({ categoryId }) => categoryId)

  return {
    find: async (id: string, kind: ListingKind) => {
      const listing = await byId.load(id)
      return listing?.kind === kind ? listing : undefined
    },

    /** Undefined unless the listing is public. */
    offered: (id: string) => byId.load(id),

    /** The public listings among these, in the order of the ids. */
    findMany: async (ids: readonly string[]) => {
      const listings = await Promise.all(ids.map((id) => byId.load(id)))
      return listings.filter((listing) => listing !== undefined)
    },

    /** The listings among these that were public once and are not now, in the order of the ids. */
    withdrawn: async (ids: readonly string[]) => {
      const listings = await Promise.all(ids.map((id) => withdrawnById.load(id)))
      return listings.filter((listing) => listing !== undefined)
    },

    page: async (kind: ListingKind, { filter, sort, first, after }: ListingList): Promise<ListingPage> => {
      const criteria: ListingCriteria = { kind, ...(await criteriaOf(filter, categories)) }
      return {
        ...(await listingRepository.page(criteria, sort, { first, after })),
        facets: async () => facetsOf({ criteria, category: filter?.category, categories: await categories.all() }),
      }
    },

    /** The facets of a search. `found` are up to 1,001 listings with its text; absent without a text. */
    searchFacets: async (
      criteria: ListingCriteria,
      category: string | null | undefined,
      found?: readonly FoundListing[],
    ) => {
      const request = { criteria, category, categories: await categories.all() }
      return found ? countSearchFacets(request, found) : readSearchFacets(listingFacetRepository, request)
    },

    related: async ({ id, categoryId }: ListingRow, first: number) => {
      checkPageSize(first, MAX_RELATED)
      const best = await bestOfCategory.load(categoryId)
      return best.filter((other) => other.id !== id).slice(0, first)
    },

    countOffered: (sellerId: string) => listingRepository.countVisible(sellerId),

    servicesOf: (sellerId: string) => newestServicesOfSeller.load(sellerId),

    countInCategory: async (categoryId: string, kind: ListingKind) =>
      (await countsOfCategory.load(categoryId)).find((row) => row.kind === kind)?.count ?? 0,
  }
}

export type ListingQueries = ReturnType<typeof createListingQueries>
