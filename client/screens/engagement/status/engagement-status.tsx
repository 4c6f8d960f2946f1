import type { FragmentType } from '@apollo/client'
import { dueText } from '../../../features/engagement/due-text'
import { dayAndTime, dayAndTimeInSentence, onDayAtTime, shortDay, timeOf } from '../../../lib/dates'
import { formatPrice } from '../../../lib/money'
import { serverNow } from '../../../lib/server-clock'
import { pluralize } from '../../../lib/text'
import { classes } from '../../../ui/classes'
import { Repeat } from '../../../ui/repeat'
import { Paragraphs } from '../../../ui/text/paragraphs'
import countdown from './deadline-countdown.module.css'
import {
  type EngagementStatus_EngagementFragment,
  useEngagementStatus_EngagementFragment,
} from './engagement-status.generated'
import styles from './engagement-status.module.css'

const stepStyles = { DONE: undefined, CURRENT: styles.current, UPCOMING: styles.upcoming }

export const EngagementStatus = ({
  engagement: from,
}: {
  engagement: FragmentType<EngagementStatus_EngagementFragment>
}) => {
  const engagement = useEngagementStatus_EngagementFragment(from)
  const { headline, explanation, nextDue, deadline, progress } = engagement
  const { amendment, pausedAt, decisionDueAt, proposedResolution } = engagement
  const expiresAt = amendment?.expiresAt
  const start = progress.find(({ status }) => status === 'CURRENT')?.at
  return (
    <section className={styles.status} aria-labelledby="status">
      <div className={styles.top}>
        <div className={styles.state}>
          <h2 id="status" tabIndex={-1}>
            {headline}
          </h2>
          <p>{explanation}</p>
          {decisionDueAt && <Decision dueAt={decisionDueAt} />}
          {pausedAt && (
            <p>
              Since <time dateTime={pausedAt}>{dayAndTimeInSentence(pausedAt)}</time> no {decisionDueAt && 'other '}
              deadline runs.
            </p>
          )}
          {proposedResolution && <Proposal {...proposedResolution} />}
        </div>
        {nextDue && <DueCountdown start={start} due={nextDue} deadline={deadline} expiresAt={expiresAt} />}
      </div>
      <ol className={styles.progress} aria-label="Progress of the order">
        {progress.map(({ label, at, status }) => (
          <li
            // With the status, because a round of changes passes a state twice.
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

const Decision = ({ dueAt }: { dueAt: string }) => {
  const isLate = Date.parse(dueAt) < serverNow().getTime()
  return (
    <p>
      Marque {isLate ? 'was to decide' : 'decides'} by <time dateTime={dueAt}>{dayAndTimeInSentence(dueAt)}</time>.
      {isLate && ' We are late, and are still on it.'}
    </p>
  )
}

const Proposal = ({ by, refund, reason }: NonNullable<EngagementStatus_EngagementFragment['proposedResolution']>) => (
  <blockquote className={styles.proposal}>
    <p>
      <b>{`${formatPrice(refund)} back to the buyer`}</b>, proposed by <bdi>{by.name}</bdi>
    </p>
    <Paragraphs text={reason} />
  </blockquote>
)

interface Props {
  /** The time when the current state began. */
  start: string | null | undefined
  due: NonNullable<EngagementStatus_EngagementFragment['nextDue']>
  deadline: EngagementStatus_EngagementFragment['deadline']
  /** The expiry of the open proposal. */
  expiresAt?: string | null | undefined
}

const DAY = 24 * 60 * 60 * 1_000
/** A longer countdown has no scale: its marks would run into each other. */
const MAX_SCALE_DAYS = 31

/** Counts the days until what is due next, by the server's clock. What follows automatically is a sentence below. */
export const DueCountdown = ({ start, due, deadline, expiresAt }: Props) => {
  const { at, inDays, late } = due
  const totalDays = start ? Math.round((Date.parse(at) - Date.parse(start)) / DAY) : 0
  const marksLeft = Math.min(totalDays, Math.max(0, inDays))
  return (
    <div className={countdown.countdown}>
      <p className={countdown.remaining} data-late={late ? true : undefined}>
        {deadline && due.kind === 'ANSWER' && inDays > 0
          ? `${pluralize(inDays, 'day')} left ${deadline.purpose}`
          : dueText(due)}
      </p>
      {start && !late && totalDays > 0 && totalDays <= MAX_SCALE_DAYS && (
        <>
          <div className={countdown.scale} aria-hidden="true">
            <Repeat count={totalDays - marksLeft}>
              <i className={countdown.past} />
            </Repeat>
            <Repeat count={marksLeft}>
              <i />
            </Repeat>
          </div>
          <p className={countdown.ends} aria-hidden="true">
            <span>{shortDay(start)}</span>
            <span>{dayAndTime(at)}</span>
          </p>
        </>
      )}
      {late && (
        <p className={countdown.note}>
          It was due <time dateTime={at}>{onDayAtTime(at)}</time>.
        </p>
      )}
      {deadline && <Consequence {...deadline} />}
      {expiresAt && (
        <p className={countdown.note}>
          The open proposal expires <time dateTime={expiresAt}>{onDayAtTime(expiresAt)}</time>.
        </p>
      )}
    </div>
  )
}

const Consequence = ({ at, followsDueDate, silence }: NonNullable<Props['deadline']>) => (
  <p className={countdown.note}>
    {followsDueDate && (
      <>
        Delivery is possible until <time dateTime={at}>{dayOrTimeToday(at)}</time>.{' '}
      </>
    )}
    {silence}
  </p>
)

const dayOrTimeToday = (moment: string) => {
  const day = shortDay(moment)
  return day === 'today' ? `today at ${timeOf(moment)}` : day
}
