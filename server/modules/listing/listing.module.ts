import { fromDatabase, type Module } from '../module'
import { createListingQueries } from './listing.queries'
import { createListingRepository } from './listing.repository'
import { listingResolvers } from './listing.resolvers'
import { createListingService } from './listing.service'
import { createListingFacetRepository } from './listing-facet.repository'

export const factories = {
  services: {
    listingFacetRepository: fromDatabase(createListingFacetRepository),
    listingRepository: fromDatabase(createListingRepository),
    listingService: createListingService,
  },
  queries: { listings: createListingQueries },
}

export const module = {
  resolvers: listingResolvers,
  access: { Query: { product: 'anyone', products: 'anyone', service: 'anyone', services: 'anyone' } },
  nodes: {
    Product: { prefix: 'prd', access: 'anyone', load: (id, { listings }) => listings.find(id, 'product') },
    Service: { prefix: 'srv', access: 'anyone', load: (id, { listings }) => listings.find(id, 'service') },
  },
  tokenAccess: { READ: ['product', 'products', 'service', 'services'] },
  ...factories,
} satisfies Module
