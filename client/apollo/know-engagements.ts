import { type ApolloCache, InMemoryCache } from '@apollo/client'

const together = { merge: true }
const instead = { merge: false }

/**
 * Parts of an engagement have no id. Of some a list asks for less than a page, which must not cost the page the rest; others
 * grow and shrink as a whole. Told apart from the other policies: only dashboards need them.
 */
export const knowEngagements = (cache: ApolloCache) => {
  if (cache instanceof InMemoryCache)
    cache.policies.addTypePolicies({
      EngagementMoney: together,
      EngagementDeadline: together,
      Engagement: { fields: { availableTransitions: instead, othersTransitions: instead, course: instead } },
    })
}
