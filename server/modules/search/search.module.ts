import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createSearchQueries, type SearchQueries } from './search.queries'
import { createSearchRepository, type SearchRepository } from './search.repository'
import { searchResolvers } from './search.resolvers'
import { createSearchIndex, type SearchIndex } from './search-index'

export interface SearchModule {
  services: { searchRepository: SearchRepository; searchIndex: SearchIndex }
  queries: { search: SearchQueries }
}

export const searchModule = {
  resolvers: searchResolvers,
  access: { Query: { search: 'anyone' } },
  services: { searchRepository: fromDatabase(createSearchRepository), searchIndex: createSearchIndex },
  queries: { search: createSearchQueries },
} satisfies Module<SearchModule>
