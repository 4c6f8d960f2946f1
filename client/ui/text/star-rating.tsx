import { pluralize } from '../../lib/text'
import styles from './star-rating.module.css'
import { Stars } from './stars'

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
