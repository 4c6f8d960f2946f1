import { pluralize } from '../../lib/text'
import styles from './stars.module.css'

/** Five stars, filled to the rating's tenth by the width of a bar behind them. */
export const Stars = ({ rating }: { rating: number }) => (
  <svg
    className={styles.stars}
    viewBox="0 0 5 1"
    preserveAspectRatio="none"
    role="img"
    aria-label={`${rating} out of 5 stars`}
  >
    <rect className={styles.empty} width="5" height="1" />
    <rect width={rating} height="1" />
  </svg>
)

export const StarRating = ({ rating, count }: { rating: number; count: number }) =>
  count === 0 ? (
    <span>No reviews yet</span>
  ) : (
    <span className={styles.rating}>
      <Stars rating={rating} />
      <b>{rating.toFixed(1)}</b>
      <span>{`(${pluralize(count, 'review')})`}</span>
    </span>
  )
