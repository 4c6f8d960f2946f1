import { useState } from 'react'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { Panel } from '../../../features/dashboard/panel'
import { actionProblem } from '../../../features/form/form-result'
import { dayAndTime } from '../../../lib/dates'
import { setServerTime } from '../../../lib/server-clock'
import { pluralize } from '../../../lib/text'
import { Button } from '../../../ui/button/button'
import { Notice } from '../../../ui/feedback/notice'
import { ClockPanelDocument, useAdvanceClockMutation, useClockPanelQuery } from './clock-panel.generated'
import styles from './clock-panel.module.css'

const stepsInDays = [1, 7, 14]

/** Moves the clock of the sample data, to make deadlines pass. Hidden where the clock can't be moved. */
export const ClockPanel = () => {
  const { data } = useClockPanelQuery({ fetchPolicy: 'cache-and-network' })
  const [advance, { loading, error, data: answer, client }] = useAdvanceClockMutation()
  const [message, setMessage] = useState<string>()
  const [pressed, setPressed] = useState<number>()
  if (!data?.clock.movable) return null
  const { now, daysAhead } = data.clock
  const problem = actionProblem(error, answer?.advanceClock, 'The clock was not moved.')
  const move = async (days: number) => {
    setPressed(days)
    setMessage(undefined)
    const result = await advance({ variables: { days } }).then(
      ({ data }) => data?.advanceClock,
      () => undefined,
    )
    if (result?.__typename !== 'ClockAdvanced') return
    const { clock, processedDeadlines } = result
    setServerTime(clock.now)
    void refetchQuietly(client, ClockPanelDocument)
    setMessage(
      `${pluralize(days, 'day')} later: ${processedDeadlines === 0 ? 'no deadline' : pluralize(processedDeadlines, 'deadline')} passed.`,
    )
    // Passed deadlines may have changed the states of engagements and disputes.
    client.cache.evict({ fieldName: 'engagements' })
    client.cache.evict({ fieldName: 'disputes' })
  }
  return (
    <Panel title="Sample clock">
      <p className={styles.now}>
        <time dateTime={now}>{dayAndTime(now)}</time>
      </p>
      <p>{daysAhead === 0 ? 'Same as the real time.' : `${pluralize(daysAhead, 'day')} ahead of the real time.`}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: <fieldset> groups form fields, and these are buttons */}
      <div className={styles.buttons} role="group" aria-label="Move the clock forward">
        {stepsInDays.map((days) => (
          <Button
            key={days}
            variant="line"
            size="small"
            busy={loading && days === pressed}
            disabled={loading && days !== pressed}
            onClick={() => void move(days)}
          >
            {`+${pluralize(days, 'day')}`}
          </Button>
        ))}
      </div>
      {problem && <Notice text={problem} />}
      <p role="status">{message}</p>
    </Panel>
  )
}
