import type { Database } from '../database/connection'
import { loaderOfMany, loaderOfOne } from '../loader'
import { type CartService, createCartService } from '../modules/cart/cart.service'
import { type CategoryRepository, createCategoryRepository } from '../modules/category/category.repository'
import { type CategoryService, createCategoryService } from '../modules/category/category.service'
import { createListingRepository, type ListingRepository } from '../modules/listing/listing.repository'
import {
  createListingService,
  LISTED_SERVICES,
  type ListingService,
  MOST_RELATED,
} from '../modules/listing/listing.service'
import { createSearchRepository } from '../modules/search/search.repository'
import { createSearchService, type SearchService } from '../modules/search/search.service'
import { createSellingRepository, type SellingRepository } from '../modules/selling/selling.repository'
import { createSiteRepository, type SiteRepository } from '../modules/site/site.repository'
import type { UserService } from '../modules/user/user.service'
import type { Makers } from './lazily'

export interface Catalogue {
  cart: CartService
  categories: CategoryRepository
  category: CategoryService
  drafts: SellingRepository
  listing: ListingService
  listings: ListingRepository
  search: SearchService
  siteTexts: SiteRepository
}

interface Given {
  db: Database
  user: UserService
}

/** What is on offer. */
export const catalogue: Makers<Catalogue & Given, Catalogue> = {
  cart: ({ listing }) => createCartService(listing),
  categories: ({ db }) => createCategoryRepository(db),
  category: ({ categories }) =>
    createCategoryService(
      categories,
      loaderOfOne(categories.byIds, ({ id }) => id),
    ),
  drafts: ({ db }) => createSellingRepository(db),
  listing: ({ listings, category, search, user }) =>
    createListingService(
      listings,
      {
        byId: loaderOfOne(listings.byIds, ({ id }) => id),
        bestOfCategory: loaderOfMany(
          (ids) => listings.bestOf(ids, MOST_RELATED + 1),
          ({ categoryId }) => categoryId,
        ),
        newestServicesOfSeller: loaderOfMany(
          (ids) => listings.newestServicesOf(ids, LISTED_SERVICES),
          ({ sellerId }) => sellerId,
        ),
        countsOfCategory: loaderOfMany(listings.countsOf, ({ categoryId }) => categoryId),
      },
      { category, search, user },
    ),
  listings: ({ db }) => createListingRepository(db),
  search: ({ db, category }) => createSearchService(createSearchRepository(db), category),
  siteTexts: ({ db }) => createSiteRepository(db),
}
