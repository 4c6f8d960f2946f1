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
