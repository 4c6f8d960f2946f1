import { Link } from 'react-router-dom'
import link from '../../ui/link.module.css'
import { Skeleton } from '../../ui/skeleton'
import { total } from '../listing/counted'
import { listingPath } from '../listing/listing-path'
import { longDate } from '../listing/long-date'
import { FailedPart } from '../page/late-failed-part'
import { MoreReviews } from './more-reviews'
import { RatingSummary } from './rating-summary'
import { ReviewEntry } from './review-entry'
import styles from './reviews.module.css'
import { useReviews } from './use-reviews'

export interface ReviewListProps {
  /** Id of what they are about. */
  of: string
  /** Who answers them. */
  by: string
  rating: number
  reviewCount: number
}

/** What buyers say, the last first. */
export const ReviewList = ({ of, by, rating, reviewCount }: ReviewListProps) => {
  const { list, error, refetch } = useReviews(of)
  if (reviewCount === 0)
    return <p>{`Nobody has written one yet. Whoever buys from ${by} and completes the order can be the first.`}</p>
  const written = list?.all.totalIsExact ? list.all.totalCount : undefined
  return (
    <>
      <RatingSummary rating={rating} count={reviewCount} written={written} />
      {list && <Entries of={of} by={by} list={list} />}
      {!list && error && <FailedPart title="The reviews could not be loaded" error={error} again={() => refetch()} />}
      {!list && !error && <Skeleton height="12rem" />}
    </>
  )
}

type List = NonNullable<ReturnType<typeof useReviews>['list']>

const Entries = ({ of, by, list: { all, nodes, entryRef, more } }: { of: string; by: string; list: List }) => (
  <>
    {nodes.length > 0 && (
      <ul className={styles.list}>
        {nodes.map((review) => (
          <li key={review.id} ref={entryRef(review.id)} tabIndex={-1}>
            <ReviewEntry review={review} answeredBy={by} dated={longDate}>
              {review.listing && review.listing.id !== of && (
                <Link className={link.link} to={listingPath(review.listing)} dir="auto">
                  {review.listing.title}
                </Link>
              )}
            </ReviewEntry>
          </li>
        ))}
      </ul>
    )}
    {more && <MoreReviews shown={`Showing ${nodes.length} of ${total(all, 'review')}`} load={more} />}
  </>
)
