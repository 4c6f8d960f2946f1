import { InMemoryCache, type TypePolicies } from '@apollo/client'
import { possibleTypes, possibleTypesByName } from '../generated/possible-types'
import { connectionPolicy } from './connection-policy'

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      companies: connectionPolicy,
      freelancers: connectionPolicy,
      jobs: connectionPolicy,
      products: connectionPolicy,
      reviews: connectionPolicy,
      search: connectionPolicy,
      services: connectionPolicy,
    },
  },
}

/** Browser and server need the same policies: otherwise hydration would render other data than the server. */
export const createCache = (Cache = InMemoryCache) =>
  new Cache({
    // Fragments on object types match without the second map, but Apollo Client warns of unknown types in development.
    possibleTypes: import.meta.env.DEV ? { ...possibleTypes, ...possibleTypesByName } : possibleTypes,
    typePolicies,
  })
