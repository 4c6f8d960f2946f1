import { counted } from '../../features/listing/counted'
import { Stars } from '../../ui/stars'
import styles from './reviews.module.css'

export const Reviews = ({ rating, count }: { rating: number; count: number }) =>
  count === 0 ? (
    <p>No reviews yet</p>
  ) : (
    <div className={styles.reviews}>
      <b>{rating.toFixed(1)}</b>
      <div>
        <Stars rating={rating} />
        <span>{counted(count, 'review')}</span>
      </div>
      <p>The average of everything clients gave, out of five stars.</p>
    </div>
  )
