import { engagementStates } from '../../features/engagement/engagement-states'
import { allStates } from '../../features/engagement/state-params'
import type { EngagementState } from '../../generated/schema'
import { Chips } from '../../ui/form/chips'
import styles from './state-chips.module.css'
import { useStateCounts } from './state-counts'

interface Props {
  /** A search has other numbers than all orders. */
  isSearch: boolean
  chosen: EngagementState | undefined
  onChoose: (state: EngagementState | undefined) => void
}

/** The states with the number of orders in each. */
export const StateChips = ({ isSearch, chosen, onChoose }: Props) => {
  const countOf = useStateCounts()
  return (
    <div className={styles.states}>
      <Chips
        label="State"
        chips={[
          { name: 'All', chosen: chosen === undefined, choose: () => onChoose(undefined) },
          ...allStates.map((state) => {
            const count = isSearch ? undefined : countOf(state)
            return {
              name: engagementStates[state].label,
              ...(count !== undefined && { count }),
              chosen: chosen === state,
              choose: () => onChoose(state),
            }
          }),
        ]}
      />
    </div>
  )
}
