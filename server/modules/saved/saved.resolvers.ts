import type { ListingRow } from '../../database/tables'
import { dollars } from '../../money'
import type { ModuleResolvers } from '../../resolver-types'
import { signedIn } from '../../signed-in'

const listing = {
  saved: (row: ListingRow, _, { saving, viewer }) => saving.isSaved(row, viewer),
} satisfies ModuleResolvers['Product'] & ModuleResolvers['Service']

export const savedResolvers = {
  Query: {
    savedListings: (_, request, { saving, viewer }) => saving.page(signedIn(viewer), request),
    savedListingIds: (_, __, { saving, viewer }) => saving.ids(signedIn(viewer)),
    savedSearches: (_, __, { saving, viewer }) => saving.searches(signedIn(viewer)),
  },
  Mutation: {
    saveListing: (_, { id }, { saving, viewer }) => saving.save(signedIn(viewer), id),
    unsaveListing: (_, { id }, { saving, viewer }) => saving.unsave(signedIn(viewer), id),
    saveSearch: (_, { input }, { saving, viewer }) => saving.saveSearch(signedIn(viewer), input),
    removeSavedSearch: (_, { id }, { saving, viewer }) => saving.removeSearch(signedIn(viewer), id),
  },
  Product: listing,
  Service: listing,
  SavedSearch: {
    kind: ({ kind }) => (kind === null ? null : kind === 'product' ? 'PRODUCT' : 'SERVICE'),
    category: ({ categoryId }, _, { category }) => (categoryId === null ? null : category.of(categoryId)),
    minPrice: ({ minPriceCents }) => (minPriceCents === null ? null : dollars(minPriceCents)),
    maxPrice: ({ maxPriceCents }) => (maxPriceCents === null ? null : dollars(maxPriceCents)),
  },
} satisfies ModuleResolvers
