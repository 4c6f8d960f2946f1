import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { ListingRow } from '../../database/tables/tables'
import { dollarsOrNull } from '../../lib/money'
import { listingKindOf } from '../listing/listing.service'

const listing = {
  saved: async (row: ListingRow, _, { saved, viewer }) => (await saved.of(row, viewer)) !== undefined,
  savedListing: (row: ListingRow, _, { saved, viewer }) => saved.of(row, viewer),
} satisfies ModuleResolvers['Product'] & ModuleResolvers['Service']

export const savedResolvers = {
  Query: {
    savedListings: (_, request, { saved, viewer }) => saved.page(signedIn(viewer), request),
    savedListingIds: (_, __, { saved, viewer }) => saved.ids(signedIn(viewer)),
    savedSearches: (_, __, { saved, viewer }) => saved.searches(signedIn(viewer)),
  },
  Mutation: {
    saveListing: (_, { id }, { savedCommands, viewer }) => savedCommands.save(signedIn(viewer), id),
    noteSavedListing: (_, { input }, { savedCommands, viewer }) => savedCommands.note(signedIn(viewer), input),
    unsaveListing: (_, { id }, { savedCommands, viewer }) => savedCommands.unsave(signedIn(viewer), id),
    saveSearch: (_, { input }, { savedCommands, viewer }) => savedCommands.saveSearch(signedIn(viewer), input),
    removeSavedSearch: (_, { id }, { savedCommands, viewer }) => savedCommands.removeSearch(signedIn(viewer), id),
  },
  Product: listing,
  Service: listing,
  SavedListing: { price: ({ priceCents }) => dollarsOrNull(priceCents) },
  SavedSearch: {
    kind: ({ kind }) => kind && listingKindOf(kind),
    category: ({ categoryId }, _, { categories }) => (categoryId === null ? null : categories.of(categoryId)),
    minPrice: ({ minPriceCents }) => dollarsOrNull(minPriceCents),
    maxPrice: ({ maxPriceCents }) => dollarsOrNull(maxPriceCents),
    verified: ({ verified }) => verified === 1,
  },
} satisfies ModuleResolvers
