import type { EngagementState } from '../../generated/schema'
import { formatCount } from '../../lib/text'
import { useStateCountsQuery } from './state-counts.generated'

/** The number of all quotes and orders in a state now as a text, once it is loaded. */
export const useStateCounts = () => {
  const { data } = useStateCountsQuery({ fetchPolicy: 'cache-and-network' })
  const states = data?.engagementStateCounts
  return (state: EngagementState) => states && formatCount(states.find((entry) => entry.state === state)?.count ?? 0)
}
