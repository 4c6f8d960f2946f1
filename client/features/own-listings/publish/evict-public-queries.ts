import type { ApolloCache } from '@apollo/client'

const ownFields = new Set(['viewer', 'ownListings', 'ownListing'])

/** Public lists, counts and search results have changed: each is refetched when it is shown next. */
export const evictPublicQueries = (cache: ApolloCache) => {
  cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (ownFields.has(fieldName) ? value : DELETE),
  })
  cache.gc()
}
