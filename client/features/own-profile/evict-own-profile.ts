import type { ApolloCache } from '@apollo/client'
import { sessionStore } from '../session/session-store'

/**
 * Removes the viewer's public profile, and what names the viewer or the company, from the cache after an edit. Each is fetched again
 * when a page shows it.
 */
export const evictOwnProfile = (cache: ApolloCache) => {
  const { user } = sessionStore.read()
  if (user) cache.evict({ id: `Profile:${user.id}` })
  for (const fieldName of ['companies', 'company', 'freelancers', 'job', 'jobs'])
    cache.evict({ id: 'ROOT_QUERY', fieldName })
}
