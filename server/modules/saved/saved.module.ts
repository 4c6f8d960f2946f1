import { signedIn } from '../../api/viewer'
import { fromDatabase, type Module } from '../module'
import { createAnnouncementWorker } from './announcement.worker'
import { createSavedCommands } from './saved.commands'
import { createSavedQueries } from './saved.queries'
import { createSavedRepository } from './saved.repository'
import { savedResolvers } from './saved.resolvers'
import { createSavedService } from './saved.service'
import { savedExport } from './saved-export'

export const factories = {
  services: { savedRepository: fromDatabase(createSavedRepository), savedService: createSavedService },
  queries: { saved: createSavedQueries },
  commands: { savedCommands: createSavedCommands },
  requestServices: { announcementWorker: createAnnouncementWorker },
}

export const module = {
  resolvers: savedResolvers,
  access: {
    Query: { savedListingIds: 'signed-in', savedListings: 'signed-in', savedSearches: 'signed-in' },
    Mutation: {
      noteSavedListing: 'signed-in',
      removeSavedSearch: 'signed-in',
      saveListing: 'signed-in',
      saveSearch: 'signed-in',
      unsaveListing: 'signed-in',
    },
  },
  nodes: {
    SavedSearch: {
      prefix: 'svs',
      access: 'signed-in',
      load: async (id, { saved, viewer }) => (await saved.searches(signedIn(viewer))).find((row) => row.id === id),
    },
  },
  beforeConfirmation: {
    noteSavedListing: true,
    removeSavedSearch: true,
    saveListing: true,
    saveSearch: true,
    unsaveListing: true,
  },
  tokenAccess: {
    READ: ['savedListingIds', 'savedListings', 'savedSearches'],
    WRITE: ['noteSavedListing', 'removeSavedSearch', 'saveListing', 'saveSearch', 'unsaveListing'],
  },
  accountExport: savedExport,
  ...factories,
} satisfies Module
