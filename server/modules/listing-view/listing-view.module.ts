import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createListingViewRepository, type ListingViewRepository } from './listing-view.repository'

export interface ListingViewModule {
  services: { listingViewRepository: ListingViewRepository }
}

export const listingViewModule = {
  services: { listingViewRepository: fromDatabase(createListingViewRepository) },
} satisfies Module<ListingViewModule>
