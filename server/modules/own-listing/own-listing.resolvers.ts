import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import { fromLines } from '../../database/columns'
import { dollarsOrNull } from '../../lib/money'
import { cover } from '../listing/listing.resolvers'
import { listingKindOf } from '../listing/listing.service'
import type { OwnListingRow } from './own-listing.row'

const statusOf = ({ published }: OwnListingRow) => {
  if (published === null) return 'DRAFT'
  return published === 1 ? 'PUBLISHED' : 'UNPUBLISHED'
}

export const ownListingResolvers = {
  Query: {
    ownListings: (_, list, { ownListings, viewer }) => ownListings.page(signedIn(viewer), list),
    ownListing: (_, { id }, { ownListings, viewer }) => ownListings.find(signedIn(viewer), id),
  },
  Mutation: {
    createListing: (_, __, { ownListingCommands, viewer }) => ownListingCommands.create(signedIn(viewer)),
    editListing: (_, { input }, { ownListingCommands, viewer }) => ownListingCommands.edit(signedIn(viewer), input),
    publishListing: (_, { id, updatedAt }, { ownListingCommands, viewer }) =>
      ownListingCommands.publish(signedIn(viewer), id, updatedAt),
    unpublishListing: (_, { id }, { ownListingCommands, viewer }) => ownListingCommands.unpublish(signedIn(viewer), id),
    discardListingChanges: (_, { id }, { ownListingCommands, viewer }) =>
      ownListingCommands.discard(signedIn(viewer), id),
    dismissSellerChecklist: (_, __, { sellerChecklistCommands, viewer }) =>
      sellerChecklistCommands.dismiss(signedIn(viewer)),
    deleteListing: (_, { id }, { ownListingCommands, viewer }) => ownListingCommands.remove(signedIn(viewer), id),
  },
  OwnListing: {
    kind: ({ kind }) => listingKindOf(kind),
    price: ({ priceCents }) => dollarsOrNull(priceCents),
    deliveryDays: ({ kind, deliveryDays }) => (kind === 'product' ? null : deliveryDays),
    category: ({ categoryId }, _, { categories }) => (categoryId === null ? null : categories.of(categoryId)),
    images: ({ images }) => fromLines(images),
    cover,
    tags: ({ tags }) => fromLines(tags),
    status: statusOf,
    takenDown: ({ takenDown }) => takenDown === 1,
    hasUnpublishedChanges: ({ published, drafted }) => published !== null && drafted === 1,
  },
  OwnListingConnection: connectionResolvers<OwnListingRow>(),
} satisfies ModuleResolvers
