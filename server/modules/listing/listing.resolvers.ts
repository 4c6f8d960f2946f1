import { connectionResolvers, facetResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { fromLines } from '../../database/columns'
import type { ListingRow } from '../../database/tables/tables'
import { dollars } from '../../lib/money'
import { excerpt } from './excerpt'

export const cover = ({ images }: { images: string }) => fromLines(images)[0] ?? ''

/** Fields that products and services share. */
const listing = {
  excerpt: ({ description }, { around }) => excerpt(description, around ?? ''),
  price: ({ priceCents }) => dollars(priceCents),
  cover,
  category: ({ categoryId }, _, { categories }) => categories.of(categoryId),
  seller: ({ sellerId }, _, { users }) => users.of(sellerId),
  related: (row, { first }, { listings }) => listings.related(row, first),
} satisfies ModuleResolvers['Product'] & ModuleResolvers['Service']

export const listingResolvers = {
  Query: {
    products: (_, list, { listings }) => listings.page('product', list),
    product: (_, { id }, { listings }) => listings.find(id, 'product'),
    services: (_, list, { listings }) => listings.page('service', list),
    service: (_, { id }, { listings }) => listings.find(id, 'service'),
  },
  Listing: { __resolveType: ({ kind }) => (kind === 'product' ? 'Product' : 'Service') },
  Product: {
    ...listing,
    images: ({ images }) => fromLines(images),
    tags: ({ tags }) => fromLines(tags),
    vendor: listing.seller,
  },
  Service: { ...listing, image: cover, provider: listing.seller },
  ProductConnection: { ...connectionResolvers<ListingRow>(), ...facetResolvers },
  ServiceConnection: { ...connectionResolvers<ListingRow>(), ...facetResolvers },
} satisfies ModuleResolvers
