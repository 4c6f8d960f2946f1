import { fromDatabase, type Module } from '../module'
import { sellers } from '../roles'
import { createOwnListingCommands } from './own-listing.commands'
import { createOwnListingQueries } from './own-listing.queries'
import { createOwnListingRepository } from './own-listing.repository'
import { ownListingResolvers } from './own-listing.resolvers'
import { ownListingExport } from './own-listing-export'
import { createSellerChecklistCommands } from './seller-checklist.commands'

export const factories = {
  services: { ownListingRepository: fromDatabase(createOwnListingRepository) },
  queries: { ownListings: createOwnListingQueries },
  commands: {
    ownListingCommands: createOwnListingCommands,
    sellerChecklistCommands: createSellerChecklistCommands,
  },
}

export const module = {
  resolvers: ownListingResolvers,
  access: {
    Query: { ownListing: sellers, ownListings: sellers },
    Mutation: {
      createListing: sellers,
      deleteListing: sellers,
      discardListingChanges: sellers,
      dismissSellerChecklist: sellers,
      editListing: sellers,
      publishListing: sellers,
      unpublishListing: sellers,
    },
  },
  // Nobody else sees a draft.
  beforeConfirmation: {
    createListing: true,
    deleteListing: true,
    discardListingChanges: true,
    dismissSellerChecklist: true,
    editListing: true,
    unpublishListing: true,
  },
  tokenAccess: {
    READ: ['ownListing', 'ownListings'],
    WRITE: [
      'createListing',
      'deleteListing',
      'discardListingChanges',
      'dismissSellerChecklist',
      'editListing',
      'publishListing',
      'unpublishListing',
    ],
  },
  accountExport: ownListingExport,
  ...factories,
} satisfies Module
