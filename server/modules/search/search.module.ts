import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createSearchQueries } from './search.queries'
import { createSearchRepository } from './search.repository'
import { searchResolvers } from './search.resolvers'
import { createSearchIndex } from './search-index'

const factories = {
  services: { searchRepository: fromDatabase(createSearchRepository), searchIndex: createSearchIndex },
  queries: { search: createSearchQueries },
}

export type SearchModule = ServicesOf<typeof factories>

export const searchModule = {
  resolvers: searchResolvers,
  access: { Query: { search: 'anyone' } },
  tokenAccess: { READ: ['search'] },
  ...factories,
} satisfies Module
