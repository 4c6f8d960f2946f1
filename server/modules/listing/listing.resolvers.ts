import { fromLines } from '../../database/lines'
import type { ListingRow } from '../../database/tables'
import { dollars } from '../../money'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'
import { cover } from './cover'
import { excerpt } from './excerpt'

/** What products and services resolve alike. */
const listing = {
  excerpt: ({ description }, { around }) => excerpt(description, around),
  price: ({ priceCents }) => dollars(priceCents),
  cover,
  category: ({ categoryId }, _, { category }) => category.of(categoryId),
  seller: ({ sellerId }, _, { user }) => user.of(sellerId),
  related: (row, { first }, { listing }) => listing.related(row, first),
} satisfies ModuleResolvers['Product'] & ModuleResolvers['Service']

export const listingResolvers = {
  Query: {
    products: (_, list, { listing }) => listing.page('product', list),
    product: (_, { id }, { listing }) => listing.find(id, 'product'),
    services: (_, list, { listing }) => listing.page('service', list),
    service: (_, { id }, { listing }) => listing.find(id, 'service'),
  },
  Listing: { __resolveType: ({ kind }) => (kind === 'product' ? 'Product' : 'Service') },
  Product: {
    ...listing,
    images: ({ images }) => fromLines(images),
    tags: ({ tags }) => fromLines(tags),
    vendor: listing.seller,
  },
  Service: { ...listing, image: cover, provider: listing.seller },
  ProductConnection: connectionResolvers<ListingRow>(),
  ServiceConnection: connectionResolvers<ListingRow>(),
} satisfies ModuleResolvers
