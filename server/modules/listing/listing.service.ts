import type { ListingRow } from '../../database/tables'
import { badInput } from '../../errors'
import type { ListingFilter, ListingSort } from '../../generated/resolvers'
import type { Loader } from '../../loader'
import { cents } from '../../money'
import type { PageRequest } from '../../paging/page'
import type { CategoryService } from '../category/category.service'
import type { ListingKind, ListingRepository } from './listing.repository'

/** How many related listings one may ask for. */
export const MOST_RELATED = 12
/** How many services a company's profile lists. */
export const LISTED_SERVICES = 24

interface ListingLoaders {
  byId: Loader<ListingRow | undefined>
  bestOfCategory: Loader<ListingRow[]>
  newestServicesOfSeller: Loader<ListingRow[]>
  countsOfCategory: Loader<{ kind: ListingKind; count: number }[]>
}

interface ListingList extends PageRequest {
  filter?: ListingFilter | null | undefined
  sort: ListingSort
}

export const createListingService = (
  listings: ListingRepository,
  { byId, bestOfCategory, newestServicesOfSeller, countsOfCategory }: ListingLoaders,
  categories: CategoryService,
) => {
  /** An unknown category is one without listings, not one that doesn't matter. */
  const categoryId = async (slug: string) => (await categories.bySlug(slug))?.id ?? ''

  return {
    find: async (id: string, kind: ListingKind) => {
      const listing = await byId.load(id)
      return listing?.kind === kind ? listing : undefined
    },

    page: async (kind: ListingKind, { filter, sort, first, after }: ListingList) =>
      listings.page(
        {
          kind,
          categoryId: filter?.category == null ? undefined : await categoryId(filter.category),
          minPriceCents: filter?.minPrice == null ? undefined : cents(filter.minPrice),
          maxPriceCents: filter?.maxPrice == null ? undefined : cents(filter.maxPrice),
          minRating: filter?.minRating ?? undefined,
          sellerRole: filter?.sellerRole ?? undefined,
        },
        sort,
        { first, after },
      ),

    related: async ({ id, categoryId }: ListingRow, first: number) => {
      if (first > MOST_RELATED) throw badInput(`\`first\` is at most ${MOST_RELATED} here.`)
      const best = await bestOfCategory.load(categoryId)
      return best.filter((other) => other.id !== id).slice(0, first)
    },

    servicesOf: (sellerId: string) => newestServicesOfSeller.load(sellerId),

    countInCategory: async (categoryId: string, kind: ListingKind) =>
      (await countsOfCategory.load(categoryId)).find((counted) => counted.kind === kind)?.count ?? 0,
  }
}
