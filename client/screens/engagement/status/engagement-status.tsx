import type { FragmentType } from '@apollo/client'
import { deadlineTexts } from '../../../features/engagement/deadline-texts'
import type { EngagementSide } from '../../../generated/schema'
import { dayAndTime, shortDay, timeOf } from '../../../lib/dates'
import { pluralize } from '../../../lib/text'
import { classes } from '../../../ui/classes'
import countdown from './deadline-countdown.module.css'
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

interface Props {
  /** The start of the countdown. */
  from: string
  dueAt: string | null
  deadline: NonNullable<EngagementStatus_EngagementFragment['deadline']>
  viewerSide: EngagementSide
}

const DAY = 24 * 60 * 60 * 1_000
/** A longer countdown has no scale: its marks would run into each other. */
const LONGEST_SCALE = 31

/** Counts down to the due date, or to the deadline where that comes first, and says what happens automatically at the deadline. */
export const DeadlineCountdown = ({ from, dueAt, deadline, viewerSide }: Props) => {
  const isDue = dueAt !== null && dueAt < deadline.at
  const target = isDue ? dueAt : deadline.at
  const begun = Date.parse(from)
  const end = Date.parse(target)
  const all = Math.round((end - begun) / DAY)
  // With sample data the server's clock may be ahead of the reader's.
  const left = Math.max(0, Math.ceil((end - Math.max(Date.now(), begun)) / DAY))
  const past = Math.max(0, all - left)
  const { lapse, outcome } = deadlineTexts(deadline, viewerSide)
  return (
    <div className={countdown.countdown}>
      <p className={countdown.left}>
        {isDue ? (
          dueText(target, left)
        ) : (
          <>
            <b>{pluralize(left, 'day')}</b> left
          </>
        )}
      </p>
      {all > 0 && all <= LONGEST_SCALE && (
        <>
          <div className={countdown.scale} aria-hidden="true">
            {Array.from({ length: all }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days have no other name
              <i key={index} className={index < past ? countdown.past : undefined} />
            ))}
          </div>
          <p className={countdown.ends} aria-hidden="true">
            <span>{shortDay(from)}</span>
            <span>{dayAndTime(target)}</span>
          </p>
        </>
      )}
      <p className={countdown.note}>
        If {lapse} by <time dateTime={deadline.at}>{dayOrTimeToday(deadline.at)}</time>, {outcome}.
      </p>
    </div>
  )
}

const dueText = (dueAt: string, left: number) =>
  left > 0 ? (
    <>
      Due in <b>{pluralize(left, 'day')}</b>
    </>
  ) : (
    <>
      <b>Overdue</b> since {shortDay(dueAt)}
    </>
  )

const dayOrTimeToday = (moment: string) => {
  const day = shortDay(moment)
  return day === 'today' ? `today at ${timeOf(moment)}` : day
}
