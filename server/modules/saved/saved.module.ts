import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createSavedCommands } from './saved.commands'
import { createSavedQueries } from './saved.queries'
import { createSavedRepository } from './saved.repository'
import { savedResolvers } from './saved.resolvers'
import { createSavedService } from './saved.service'

const factories = {
  services: { savedRepository: fromDatabase(createSavedRepository), savedService: createSavedService },
  queries: { saved: createSavedQueries },
  commands: { savedCommands: createSavedCommands },
}

export type SavedModule = ServicesOf<typeof factories>

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
  ...factories,
} satisfies Module
