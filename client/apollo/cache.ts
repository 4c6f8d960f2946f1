import { InMemoryCache, type TypePolicies } from '@apollo/client'
import { possibleTypes, possibleTypesByName } from '../generated/possible-types'
import { connectionPolicy } from './connection-policy'

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      auditEvents: connectionPolicy,
      companies: connectionPolicy,
      conversations: connectionPolicy,
      engagements: connectionPolicy,
      freelancers: connectionPolicy,
      jobs: connectionPolicy,
      orders: connectionPolicy,
      ownJobs: connectionPolicy,
      ownListings: connectionPolicy,
      products: connectionPolicy,
      reviews: connectionPolicy,
      savedListings: connectionPolicy,
      search: connectionPolicy,
      services: connectionPolicy,
      users: connectionPolicy,
    },
  },
  User: { fields: { applications: connectionPolicy } },
}

/** The cache of browser and server: with different policies, hydration would differ. */
export const createCache = (Cache = InMemoryCache) =>
  new Cache({
    // Fragments on single types match without these; only a development build warns about their absence.
    possibleTypes: import.meta.env.DEV ? { ...possibleTypes, ...possibleTypesByName } : possibleTypes,
    typePolicies,
  })
