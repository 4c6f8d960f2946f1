import { type ApolloCache, InMemoryCache } from '@apollo/client'
import { messagesPolicy } from './messages-policy'

const merge = { merge: true }
const replace = { merge: false }

/**
 * Adds the policies that only dashboards need, so that public pages don't load them. Objects without an id are merged, for a list
 * selects fewer of their fields than a page; lists without ids are replaced as a whole.
 */
export const addDashboardPolicies = (cache: ApolloCache) => {
  if (!(cache instanceof InMemoryCache)) return
  cache.policies.addTypePolicies({
    Application: { fields: { availableTransitions: replace, events: replace } },
    Conversation: { fields: { messages: messagesPolicy } },
    Engagement: { fields: { availableTransitions: replace, otherActorTransitions: replace, progress: replace } },
    EngagementDeadline: merge,
    EngagementMoney: merge,
  })
}
