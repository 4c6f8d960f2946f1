import type { Database } from '../../database/connection'
import type { OpenSearchEngine } from '../../infrastructure/search/search-engine'
import { fromDatabase, type Module } from '../module'
import { createSearchQueries } from './search.queries'
import { searchResolvers } from './search.resolvers'
import { createSynonymCommands } from './synonyms/synonym.commands'
import { createSynonymQueries } from './synonyms/synonym.queries'
import { createSynonymRepository } from './synonyms/synonym.repository'

interface EngineDependencies {
  db: Database
  openSearchEngine: OpenSearchEngine
}

export const factories = {
  services: {
    searchEngine: ({ db, openSearchEngine }: EngineDependencies) => openSearchEngine(db),
    synonymRepository: fromDatabase(createSynonymRepository),
  },
  queries: { search: createSearchQueries, searchSynonyms: createSynonymQueries },
  commands: { synonymCommands: createSynonymCommands },
}

export const module = {
  resolvers: searchResolvers,
  access: {
    Query: { search: 'anyone', searchSynonyms: ['ADMIN'] },
    Mutation: { saveSearchSynonym: ['ADMIN'], removeSearchSynonym: ['ADMIN'] },
  },
  adminReads: { searchSynonyms: 'the search synonyms' },
  tokenAccess: { READ: ['search'] },
  ...factories,
} satisfies Module
