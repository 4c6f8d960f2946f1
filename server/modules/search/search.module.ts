import type { Database } from '../../database/connection'
import type { OpenSearchEngine } from '../../infrastructure/search/search-engine'
import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createSearchQueries } from './search.queries'
import { searchResolvers } from './search.resolvers'
import { createSynonymCommands } from './synonyms/synonym.commands.ts'
import { createSynonymQueries } from './synonyms/synonym.queries.ts'
import { createSynonymRepository } from './synonyms/synonym.repository.ts'

interface EngineDependencies {
  db: Database
  openSearchEngine: OpenSearchEngine
}

const factories = {
  services: {
    searchEngine: ({ db, openSearchEngine }: EngineDependencies) => openSearchEngine(db),
    synonymRepository: fromDatabase(createSynonymRepository),
  },
  queries: { search: createSearchQueries, searchSynonyms: createSynonymQueries },
  commands: { synonymCommands: createSynonymCommands },
}

export type SearchModule = ServicesOf<typeof factories>

export const searchModule = {
  resolvers: searchResolvers,
  access: {
    Query: { search: 'anyone', searchSynonyms: ['ADMIN'] },
    Mutation: { saveSearchSynonym: ['ADMIN'], removeSearchSynonym: ['ADMIN'] },
  },
  adminReads: { searchSynonyms: 'the search synonyms' },
  tokenAccess: { READ: ['search'] },
  ...factories,
} satisfies Module
