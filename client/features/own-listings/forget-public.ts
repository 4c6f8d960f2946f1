import type { ApolloCache } from '@apollo/client'

const ones = new Set(['viewer', 'ownListings', 'ownListing'])

/** What everybody may see has changed: lists, counts and search are asked for afresh when they are next shown. */
export const forgetPublic = (cache: ApolloCache) => {
  cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (ones.has(fieldName) ? value : DELETE),
  })
  cache.gc()
}
