import type { FragmentType } from '@apollo/client'
import { shortDay } from '../../../lib/dates'
import { classes } from '../../../ui/classes'
import { DeadlineCountdown } from './deadline-countdown'
import {
  type EngagementStatus_EngagementFragment,
  useEngagementStatus_EngagementFragment,
} from './engagement-status.generated'
import styles from './engagement-status.module.css'

const stepStyles = { DONE: undefined, CURRENT: styles.current, UPCOMING: styles.ahead }

/** The state in words, the time that is left, and the progress from the first step to the last. */
export const EngagementStatus = ({
  engagement: from,
}: {
  engagement: FragmentType<EngagementStatus_EngagementFragment>
}) => {
  const engagement = useEngagementStatus_EngagementFragment(from)
  const { stateLabel, explanation, viewerSide, updatedAt, dueAt, deadline, progress } = engagement
  return (
    <section className={styles.status} aria-labelledby="status">
      <div className={styles.top}>
        <div className={styles.state}>
          <h2 id="status">{stateLabel}</h2>
          <p>{explanation}</p>
        </div>
        {deadline && <DeadlineCountdown from={updatedAt} dueAt={dueAt} deadline={deadline} viewerSide={viewerSide} />}
      </div>
      <ol className={styles.progress} aria-label="Course of the order">
        {progress.map(({ label, at, status }) => (
          <li
            // A round of changes passes a state twice.
            key={status + label}
            className={classes(styles.step, stepStyles[status])}
            aria-current={status === 'CURRENT' ? 'step' : undefined}
          >
            <b>{label}</b>
            <span>{at ? shortDay(at) : 'still to come'}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
