import { Panel } from '../../features/dashboard/panel'
import { engagementStates } from '../../features/engagement/engagement-states'
import { useStateCounts } from '../../features/engagement/state-counts'
import { allStates, stateParam } from '../../features/engagement/state-params'
import { Link } from '../../features/page/layout/link'
import { Badge } from '../../ui/text/badge'
import styles from './order-states.module.css'

/** The number of orders in each state now, with links to them. */
export const OrderStates = () => {
  const countOf = useStateCounts()
  return (
    <Panel title="Orders by state">
      <ul className={styles.states}>
        {allStates.map((state) => (
          <li key={state}>
            <Link to={`/dashboard/admin/orders?state=${stateParam(state)}`}>
              <Badge tone={engagementStates[state].tone}>{engagementStates[state].label}</Badge>
            </Link>{' '}
            <b>{countOf(state)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
