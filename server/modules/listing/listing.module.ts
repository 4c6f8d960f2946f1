import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createListingQueries } from './listing.queries'
import { createListingRepository } from './listing.repository'
import { listingResolvers } from './listing.resolvers'
import { createListingService } from './listing.service'

const factories = {
  services: { listingRepository: fromDatabase(createListingRepository), listingService: createListingService },
  queries: { listings: createListingQueries },
}

export type ListingModule = ServicesOf<typeof factories>

export const listingModule = {
  resolvers: listingResolvers,
  access: { Query: { product: 'anyone', products: 'anyone', service: 'anyone', services: 'anyone' } },
  ...factories,
} satisfies Module
