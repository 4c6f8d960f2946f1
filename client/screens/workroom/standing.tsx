import { shortDay } from '../../features/dashboard/when'
import { classes } from '../../ui/classes'
import { Countdown } from './countdown'
import type { Standing_EngagementFragment } from './standing.generated'
import styles from './standing.module.css'

const look = { DONE: undefined, CURRENT: styles.now, AHEAD: styles.next }

/** Where it stands: in words, on the clock, and on its course. */
export const Standing = ({ engagement }: { engagement: Standing_EngagementFragment }) => {
  const { stateLabel, explanation, updatedAt, deadline, course } = engagement
  return (
    <section className={styles.standing} aria-labelledby="standing">
      <div className={styles.top}>
        <div className={styles.say}>
          <h2 id="standing">{stateLabel}</h2>
          <p>{explanation}</p>
        </div>
        {deadline && <Countdown from={updatedAt} deadline={deadline} />}
      </div>
      <ol className={styles.course} aria-label="Course of the order">
        {course.map(({ label, at, standing }) => (
          <li
            // A round of changes passes a state twice.
            key={standing + label}
            className={classes(styles.stop, look[standing])}
            aria-current={standing === 'CURRENT' ? 'step' : undefined}
          >
            <b>{label}</b>
            <span>{at ? shortDay(at) : 'still to come'}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
