import { InMemoryCache } from '@apollo/client'
import { possibleTypes } from '../generated/possible-types'

const together = { merge: true }
const instead = { merge: false }
/** They grow and shrink, and nothing in them has an id. */
const lists = { availableTransitions: instead, othersTransitions: instead, course: instead }

/** Browser and server share its policies, or hydration would differ. */
export const createCache = () =>
  new InMemoryCache({
    possibleTypes,
    // Parts without an id of their own: a list asks for less of them than a page, which must not cost the page the rest.
    typePolicies: { EngagementMoney: together, EngagementDeadline: together, Engagement: { fields: lists } },
  })
