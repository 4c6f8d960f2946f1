import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createListingQueries, type ListingQueries } from './listing.queries'
import { createListingRepository, type ListingRepository } from './listing.repository'
import { listingResolvers } from './listing.resolvers'
import { createListingService, type ListingService } from './listing.service'

export interface ListingModule {
  services: { listingRepository: ListingRepository; listingService: ListingService }
  queries: { listings: ListingQueries }
}

export const listingModule = {
  resolvers: listingResolvers,
  access: { Query: { product: 'anyone', products: 'anyone', service: 'anyone', services: 'anyone' } },
  services: { listingRepository: fromDatabase(createListingRepository), listingService: createListingService },
  queries: { listings: createListingQueries },
} satisfies Module<ListingModule>
