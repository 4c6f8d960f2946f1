import { listingPath } from '../../lib/paths'
import { formatCount, pluralize, pluralizeTotal } from '../../lib/text'
import { longDate } from '../../lib/utc-dates'
import { Skeleton } from '../../ui/feedback/skeleton'
import link from '../../ui/text/link.module.css'
import { Stars } from '../../ui/text/stars'
import { LoadError } from '../page/errors/load-error'
import { Link } from '../page/layout/link'
import { LoadMore } from '../pagination/load-more'
import { type ShownCount, useLocalShownCount } from '../pagination/shown-count'
import { usePagination } from '../pagination/use-pagination'
import { ReviewEntry } from './review-entry'
import { ReviewsDocument, type ReviewsQuery, useReviewsQuery } from './reviews.generated'
import styles from './reviews.module.css'

/** The number of reviews at first, and with each `More reviews`. */
const FIRST_COUNT = 4
const PAGE_SIZE = 12

export interface ReviewListProps {
  /** The id of the listing or the profile that they are about. */
  subjectId: string
  sellerName: string
  rating: number
  reviewCount: number
}

/** The reviews, latest first. */
export const ReviewList = ({ subjectId, sellerName, rating, reviewCount }: ReviewListProps) => {
  const shown = useLocalShownCount(FIRST_COUNT, PAGE_SIZE)
  const { data, error, refetch } = useReviewsQuery({
    variables: { of: subjectId, first: shown.first },
  })
  const reviews = data?.reviews
  // Reviews that are not part of the rating may be there all the same.
  if (reviewCount === 0 && !reviews?.nodes.length)
    return <p>{`No reviews yet. Buy from ${sellerName} and complete the order to write the first one.`}</p>
  const written = reviews?.totalIsExact ? reviews.totalCount : undefined
  return (
    <>
      {reviewCount > 0 && <RatingSummary rating={rating} count={reviewCount} written={written} />}
      {reviews && <Entries subjectId={subjectId} sellerName={sellerName} reviews={reviews} shown={shown} />}
      {!reviews && error && <LoadError title="The reviews could not be loaded" error={error} retry={() => refetch()} />}
      {!reviews && !error && <Skeleton height="12rem" />}
    </>
  )
}

interface EntriesProps {
  subjectId: string
  sellerName: string
  reviews: ReviewsQuery['reviews']
  shown: ShownCount
}

const Entries = ({ subjectId, sellerName, reviews, shown }: EntriesProps) => {
  const { nodes, more, entryRef } = usePagination({
    connection: reviews,
    shown,
    query: ReviewsDocument,
    variables: (page) => ({ of: subjectId, ...page }),
    total: pluralizeTotal(reviews, 'review'),
  })
  return (
    <>
      {nodes.length > 0 && (
        <ul className={styles.list}>
          {nodes.map((review) => (
            <li key={review.id} ref={entryRef(review.id)} tabIndex={-1}>
              <ReviewEntry review={review} answeredBy={sellerName} formatDate={longDate}>
                {review.listing && review.listing.id !== subjectId && (
                  <Link className={link.link} to={listingPath(review.listing)} dir="auto">
                    {review.listing.title}
                  </Link>
                )}
              </ReviewEntry>
            </li>
          ))}
        </ul>
      )}
      {more?.load && <LoadMore {...more} label="More reviews" />}
    </>
  )
}

interface SummaryProps {
  rating: number
  count: number
  /** The number of reviews with a text; undefined if it is not known. */
  written: number | undefined
}

const RatingSummary = ({ rating, count, written = count }: SummaryProps) => {
  const withoutText = count - written
  return (
    <div className={styles.summary}>
      <b>{rating.toFixed(1)}</b>
      <div>
        <Stars rating={rating} />
        <span>{pluralize(count, 'review')}</span>
      </div>
      <p>
        {`The average of everything clients gave, out of five stars.${withoutText > 0 ? ` ${formatCount(withoutText)} of them gave stars alone.` : ''}`}
      </p>
    </div>
  )
}
