import { formatCount } from '../../lib/text'
import { Icon } from '../icon/icon'
import styles from './rating.module.css'

/** The visually hidden words make a sentence for screen readers. */
export const Rating = ({ rating, count }: { rating: number; count: number }) =>
  rating === 0 ? (
    <span className={styles.rating}>New</span>
  ) : (
    <span className={styles.rating}>
      <Icon name="star" />
      <span>
        <span className="visually-hidden">Rated </span>
        <b>{rating.toFixed(1)}</b>
        <span className="visually-hidden"> out of 5</span>
      </span>
      <span className={styles.count}>
        ({formatCount(count)}
        <span className="visually-hidden">{count === 1 ? ' review' : ' reviews'}</span>)
      </span>
    </span>
  )
