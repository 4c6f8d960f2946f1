import type { EngagementState } from '../../generated/schema'
import { totalText } from '../../lib/text'
import { type StateCountsQuery, useStateCountsQuery } from './state-counts.generated'

/** The field of the query that counts the engagements of a state. */
const fieldOf: Record<EngagementState, Exclude<keyof StateCountsQuery, '__typename'>> = {
  QUOTE_REQUESTED: 'quoteRequested',
  OFFERED: 'offered',
  COUNTERED: 'countered',
  AWAITING_FUNDING: 'awaitingFunding',
  AWAITING_REQUIREMENTS: 'awaitingRequirements',
  IN_PROGRESS: 'inProgress',
  DELIVERED: 'delivered',
  CHANGES_REQUESTED: 'changesRequested',
  DISPUTED: 'disputed',
  COMPLETED: 'completed',
  DECLINED: 'declined',
  CANCELLED: 'cancelled',
}

/** The number of all orders in a state as a text, once it is loaded. */
export const useStateCounts = () => {
  const { data } = useStateCountsQuery({ fetchPolicy: 'cache-and-network' })
  return (state: EngagementState) => data && totalText(data[fieldOf[state]])
}
