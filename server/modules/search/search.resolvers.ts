import type { ListingRow } from '../../database/tables'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'

export const searchResolvers = {
  Query: {
    search: (_, { query, filter, first, after }, { search }) => search.page(query, filter, { first, after }),
  },
  SearchResult: { __resolveType: ({ kind }) => (kind === 'product' ? 'Product' : 'Service') },
  SearchResultConnection: connectionResolvers<ListingRow>(),
} satisfies ModuleResolvers
