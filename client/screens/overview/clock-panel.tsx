import { useState } from 'react'
import { Panel } from '../../features/dashboard/panel'
import { dayAndTime } from '../../features/dashboard/when'
import { counted } from '../../features/listing/counted'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { useAdvanceClockMutation } from './advance-clock.generated'
import { ClockPanelDocument, useClockPanelQuery } from './clock-panel.generated'
import styles from './clock-panel.module.css'

const steps = [1, 7, 14]

/** Moves the time of the sample data, to see what silence does. Where it can't be moved, it is not there. */
export const ClockPanel = () => {
  const { data } = useClockPanelQuery({ fetchPolicy: 'cache-and-network' })
  const [advance, { loading, error, client }] = useAdvanceClockMutation({ refetchQueries: [ClockPanelDocument] })
  const [said, setSaid] = useState<string>()
  if (!data?.clock.movable) return null
  const { now, daysAhead } = data.clock
  const move = async (days: number) => {
    if (loading) return
    setSaid(undefined)
    const answer = await advance({ variables: { days } }).catch(() => undefined)
    if (!answer?.data) return
    const { fired } = answer.data.advanceClock
    setSaid(
      `${counted(days, 'day')} later: the clock acted on ${fired === 0 ? 'nothing' : counted(fired, 'deadline')}.`,
    )
    // Whatever was read before is of another time.
    client.cache.evict({ fieldName: 'engagements' })
    client.cache.evict({ fieldName: 'orders' })
  }
  return (
    <Panel title="Sample clock">
      <p className={styles.now}>
        <time dateTime={now}>{dayAndTime(now)}</time>
      </p>
      <p>{daysAhead === 0 ? 'As it is.' : `${counted(daysAhead, 'day')} ahead of the real time.`}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons */}
      <div className={styles.set} role="group" aria-label="Move the clock forward">
        {steps.map((days) => (
          <Button key={days} variant="line" size="small" aria-busy={loading} onClick={() => void move(days)}>
            {`+${counted(days, 'day')}`}
          </Button>
        ))}
      </div>
      {error && <Notice text="The clock could not be moved. Please try again." />}
      <p role="status">{said}</p>
    </Panel>
  )
}
