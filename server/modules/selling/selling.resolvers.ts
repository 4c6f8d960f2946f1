import { fromLines } from '../../database/lines'
import { dollars } from '../../money'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'
import { cover } from '../listing/cover'
import type { OwnListingRow } from './own-listing'

const statusOf = ({ published }: OwnListingRow) => {
  if (published === null) return 'DRAFT'
  return published === 1 ? 'PUBLISHED' : 'UNPUBLISHED'
}

export const sellingResolvers = {
  Query: {
    ownListings: (_, list, { selling, viewer }) => selling.page(viewer, list),
    ownListing: (_, { id }, { selling, viewer }) => selling.find(viewer, id),
  },
  Mutation: {
    createListing: (_, __, { selling, viewer }) => selling.create(viewer),
    editListing: (_, { input }, { selling, viewer }) => selling.edit(viewer, input),
    publishListing: (_, { id }, { selling, viewer }) => selling.publish(viewer, id),
    unpublishListing: (_, { id }, { selling, viewer }) => selling.unpublish(viewer, id),
    discardListingChanges: (_, { id }, { selling, viewer }) => selling.discard(viewer, id),
    deleteListing: (_, { id }, { selling, viewer }) => selling.remove(viewer, id),
  },
  OwnListing: {
    kind: ({ kind }) => (kind === 'product' ? 'PRODUCT' : 'SERVICE'),
    price: ({ priceCents }) => (priceCents === null ? null : dollars(priceCents)),
    category: ({ categoryId }, _, { category }) => (categoryId === null ? null : category.of(categoryId)),
    images: ({ images }) => fromLines(images),
    cover,
    tags: ({ tags }) => fromLines(tags),
    status: statusOf,
    hasUnpublishedChanges: ({ published, drafted }) => published !== null && drafted === 1,
  },
  OwnListingConnection: connectionResolvers<OwnListingRow>(),
} satisfies ModuleResolvers
