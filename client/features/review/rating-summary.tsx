import { Stars } from '../../ui/stars'
import { counted } from '../listing/counted'
import styles from './reviews.module.css'

interface Props {
  rating: number
  count: number
  /** How many of them have words, where that is known. */
  written: number | undefined
}

/** The average, and what it rests on where that is more than can be read. */
export const RatingSummary = ({ rating, count, written = count }: Props) => {
  const older = count - written
  return (
    <div className={styles.summary}>
      <b>{rating.toFixed(1)}</b>
      <div>
        <Stars rating={rating} />
        <span>{counted(count, 'review')}</span>
      </div>
      <p>
        {`The average of everything clients gave, out of five stars.${older > 0 ? ` ${older.toLocaleString('en-US')} of them gave stars alone.` : ''}`}
      </p>
    </div>
  )
}
