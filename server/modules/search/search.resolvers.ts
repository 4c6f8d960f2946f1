import { connectionResolvers, facetResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { ListingRow } from '../../database/tables/tables'

export const searchResolvers = {
  Query: {
    search: (_, { query, filter, sort, first, after }, { search }) =>
      search.page(query, filter, { sort, first, after }),
    searchSynonyms: (_, __, { searchSynonyms }) => searchSynonyms.all(),
  },
  Mutation: {
    saveSearchSynonym: (_, { input }, { synonymCommands, viewer }) => synonymCommands.save(signedIn(viewer), input),
    removeSearchSynonym: (_, { input }, { synonymCommands, viewer }) => synonymCommands.remove(signedIn(viewer), input),
  },
  SearchResult: { __resolveType: ({ kind }) => (kind === 'product' ? 'Product' : 'Service') },
  SearchResultConnection: {
    ...connectionResolvers<ListingRow>(),
    ...facetResolvers,
    closeMatches: ({ close }) => close?.() ?? null,
  },
} satisfies ModuleResolvers
