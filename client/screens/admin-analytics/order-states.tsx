import { useState } from 'react'
import { Panel } from '../../features/dashboard/panel'
import { engagementStates } from '../../features/engagement/engagement-states'
import { allStates, stateParam } from '../../features/engagement/state-params'
import { Link } from '../../features/page/layout/link'
import { compactCount } from '../../features/sales-report/format-amounts'
import type { EngagementState } from '../../generated/schema'
import { formatCount, pluralize } from '../../lib/text'
import { SelectField } from '../../ui/form/field'
import { Badge } from '../../ui/text/badge'
import { DayChart } from './day-chart'
import styles from './order-states.module.css'
import { type ReportDay, stateCount } from './report-columns'

/** The number of orders in each state now, with links to them, and of one state by day. */
export const OrderStates = ({ days }: { days: readonly ReportDay[] }) => {
  const [chosen, setChosen] = useState<EngagementState>('IN_PROGRESS')
  const today = days.at(-1)
  return (
    <Panel title="Orders by state">
      <ul className={styles.states}>
        {allStates.map((state) => (
          <li key={state}>
            <Link to={`/dashboard/admin/orders?state=${stateParam(state)}`}>
              <Badge tone={engagementStates[state].tone}>{engagementStates[state].label}</Badge>
            </Link>{' '}
            <b>{today && formatCount(stateCount(today, state))}</b>
          </li>
        ))}
      </ul>
      <div className={styles.chart}>
        <SelectField
          label="State"
          value={chosen}
          onChange={({ target }) => setChosen(allStates.find((state) => state === target.value) ?? chosen)}
        >
          {allStates.map((state) => (
            <option key={state} value={state}>
              {engagementStates[state].label}
            </option>
          ))}
        </SelectField>
        <DayChart
          title={`${engagementStates[chosen].label} at day’s end`}
          values={days.map((day) => ({ day: day.day, value: stateCount(day, chosen) }))}
          exact={(count) => pluralize(count, 'order')}
          round={compactCount}
        />
      </div>
    </Panel>
  )
}
