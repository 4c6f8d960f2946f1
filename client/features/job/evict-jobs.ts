import type { ApolloCache } from '@apollo/client'

/** Removes the public lists of jobs from the cache. Each is fetched again when a page shows it. */
export const evictJobs = (cache: ApolloCache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' })
