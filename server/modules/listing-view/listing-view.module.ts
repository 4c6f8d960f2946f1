import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createListingViewRepository } from './listing-view.repository'

const factories = { services: { listingViewRepository: fromDatabase(createListingViewRepository) } }

export type ListingViewModule = ServicesOf<typeof factories>

export const listingViewModule = factories satisfies Module
