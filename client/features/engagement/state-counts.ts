import type { EngagementState } from '../../generated/schema'
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

/** The number of all orders in a state as a text, once it is loaded. The server stops counting at 1,001. */
export const useStateCounts = () => {
  const { data } = useStateCountsQuery({ fetchPolicy: 'cache-and-network' })
  return (state: EngagementState) => {
    if (!data) return undefined
    const { totalCount, totalIsExact } = data[fieldOf[state]]
    return totalIsExact ? totalCount.toLocaleString('en-US') : '1,000+'
  }
}
