import { formatCount, pluralize } from '../../lib/text'
import { Stars } from '../../ui/text/stars'
import type { ReviewsQuery } from './reviews.generated'
import styles from './reviews.module.css'

interface Props {
  rating: number
  count: number
  /** The number of reviews with a text, also of those that don’t count; undefined if it is not known. */
  written: number | undefined
  starCounts: ReviewsQuery['starCounts'] | undefined
}

export const RatingSummary = ({ rating, count, written = count, starCounts = [] }: Props) => {
  // The stars of before the first review are not always known one by one.
  const isWhole = starCounts.reduce((sum, each) => sum + each.count, 0) === count
  return (
    <div className={styles.summary}>
      <b>{rating.toFixed(1)}</b>
      <div>
        <Stars rating={rating} />
        <span>{pluralize(count, 'review')}</span>
      </div>
      {isWhole && <StarBars counts={starCounts} total={count} />}
      <p>
        {`The average of all buyers’ ratings, out of five stars.${written < count ? ' Not all of them have a text.' : ''}`}
      </p>
    </div>
  )
}

interface BarsProps {
  counts: ReviewsQuery['starCounts']
  total: number
}

/** A bar for each number of stars, with its count. */
const StarBars = ({ counts, total }: BarsProps) => (
  <ul className={styles.bars} aria-label="Ratings by stars">
    {counts.map(({ stars, count }) => (
      <li key={stars}>
        <span>{pluralize(stars, 'star')}</span>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="1" height="1" />
          <rect width={count / total} height="1" />
        </svg>
        <span>{formatCount(count)}</span>
      </li>
    ))}
  </ul>
)
