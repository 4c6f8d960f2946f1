import type { ModuleResolvers } from '../../api/resolver-types'
import { connectionResolvers } from '../../database/paging/connection.resolvers'
import { facetsOf } from '../../database/paging/facets'
import type { ListingRow } from '../../database/tables/tables'

export const searchResolvers = {
  Query: {
    search: (_, { query, filter, first, after }, { search }) => search.page(query, filter, { first, after }),
  },
  SearchResult: { __resolveType: ({ kind }) => (kind === 'product' ? 'Product' : 'Service') },
  SearchResultConnection: { ...connectionResolvers<ListingRow>(), ...facetsOf },
} satisfies ModuleResolvers
