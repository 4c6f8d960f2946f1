import { fromDatabase, type Module } from '../module'
import { createListingViewRepository } from './listing-view.repository'

export const factories = { services: { listingViewRepository: fromDatabase(createListingViewRepository) } }

export const module = factories satisfies Module
