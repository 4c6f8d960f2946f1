import { Stars } from '../../ui/stars'
import { counted } from '../listing/counted'
import styles from './star-rating.module.css'

export const StarRating = ({ rating, count }: { rating: number; count: number }) =>
  count === 0 ? (
    <span>No reviews yet</span>
  ) : (
    <span className={styles.rating}>
      <Stars rating={rating} />
      <b>{rating.toFixed(1)}</b>
      <span>{`(${counted(count, 'review')})`}</span>
    </span>
  )
