import { type ApolloCache, InMemoryCache } from '@apollo/client'

const instead = { merge: false }

/** What can be done grows and shrinks as a whole. Only who deals with applications needs to know. */
export const knowApplications = (cache: ApolloCache) => {
  if (cache instanceof InMemoryCache)
    cache.policies.addTypePolicies({ Application: { fields: { availableTransitions: instead, events: instead } } })
}
