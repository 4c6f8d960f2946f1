import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createSearchQueries } from './search.queries'
import { createSearchRepository } from './search.repository'
import { searchResolvers } from './search.resolvers'
import { createSearchIndex } from './search-index'
import { createSynonymCommands } from './synonyms/synonym.commands.ts'
import { createSynonymQueries } from './synonyms/synonym.queries.ts'
import { createSynonymRepository } from './synonyms/synonym.repository.ts'

const factories = {
  services: {
    searchRepository: fromDatabase(createSearchRepository),
    searchIndex: createSearchIndex,
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
