import { dayAndTime, onDayAtTime, shortDay } from '../../features/dashboard/when'
import { counted } from '../../features/listing/counted'
import styles from './countdown.module.css'

interface Props {
  /** When the clock began to run. */
  from: string
  deadline: { at: string; label: string }
}

const day = 24 * 60 * 60 * 1_000
/** Longer ones have no scale: its marks would run into each other. */
const longestScale = 31

/** When the clock acts, and what it does then. */
export const Countdown = ({ from, deadline: { at, label } }: Props) => {
  const begun = Date.parse(from)
  const end = Date.parse(at)
  const all = Math.round((end - begun) / day)
  // With sample data the server's clock may be ahead of the reader's.
  const left = Math.max(0, Math.ceil((end - Math.max(Date.now(), begun)) / day))
  const past = Math.max(0, all - left)
  return (
    <div className={styles.clock}>
      <p className={styles.say}>
        <b>{counted(left, 'day')}</b> left
      </p>
      {all > 0 && all <= longestScale && (
        <>
          <div className={styles.scale} aria-hidden="true">
            {Array.from({ length: all }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days have no other name
              <i key={index} className={index < past ? styles.past : undefined} />
            ))}
          </div>
          <p className={styles.ends} aria-hidden="true">
            <span>{shortDay(from)}</span>
            <span>{dayAndTime(at)}</span>
          </p>
        </>
      )}
      <p className={styles.note}>
        Unless somebody acts before, the clock does this <time dateTime={at}>{onDayAtTime(at)}</time>: {label}.
      </p>
    </div>
  )
}
