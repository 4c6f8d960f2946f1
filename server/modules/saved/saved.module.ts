import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createSavedCommands, type SavedCommands } from './saved.commands'
import { createSavedQueries, type SavedQueries } from './saved.queries'
import { createSavedRepository, type SavedRepository } from './saved.repository'
import { savedResolvers } from './saved.resolvers'
import { createSavedService, type SavedService } from './saved.service'

export interface SavedModule {
  services: { savedRepository: SavedRepository; savedService: SavedService }
  queries: { saved: SavedQueries }
  commands: { savedCommands: SavedCommands }
}

export const savedModule = {
  resolvers: savedResolvers,
  access: {
    Query: { savedListingIds: 'signed-in', savedListings: 'signed-in', savedSearches: 'signed-in' },
    Mutation: {
      removeSavedSearch: 'signed-in',
      saveListing: 'signed-in',
      saveSearch: 'signed-in',
      unsaveListing: 'signed-in',
    },
  },
  services: {
    savedRepository: fromDatabase(createSavedRepository),
    savedService: createSavedService,
  },
  queries: { saved: createSavedQueries },
  commands: { savedCommands: createSavedCommands },
} satisfies Module<SavedModule>
