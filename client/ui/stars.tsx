import styles from './stars.module.css'

/** Stars cut out of a bar: the bar is as wide as the rating, to the tenth. */
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
