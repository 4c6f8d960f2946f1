import { useEffect, useState } from 'react'
import type { ReviewSort } from '../../generated/schema'
import { useHydrated } from '../../lib/hydration'
import { listingPath } from '../../lib/paths'
import { pluralizeTotal } from '../../lib/text'
import { longDate } from '../../lib/utc-dates'
import { Skeleton } from '../../ui/feedback/skeleton'
import { InlineSelect } from '../../ui/form/inline-select'
import { LoadError } from '../page/errors/load-error'
import { TextLink } from '../page/layout/links'
import { LoadMore } from '../pagination/load-more'
import { type ShownCount, useLocalShownCount } from '../pagination/shown-count'
import { usePagination } from '../pagination/use-pagination'
import { useSession } from '../session/session-store'

import { RatingSummary } from './rating-summary'
import { ReviewEntry } from './review-entry'
import { ReviewFooter } from './review-footer'
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

/** The reviews, latest first until another order is chosen. */
export const ReviewList = ({ subjectId, sellerName, rating, reviewCount }: ReviewListProps) => {
  const shown = useLocalShownCount(FIRST_COUNT, PAGE_SIZE)
  const [sort, setSort] = useState<ReviewSort>('NEWEST')
  const {
    data: loaded,
    previousData,
    error,
    refetch,
  } = useReviewsQuery({
    variables: { of: subjectId, sort, first: shown.first },
  })
  const userId = useSession().user?.id
  // The page has been rendered for visitors, who have marked no reviews as helpful.
  useEffect(() => {
    if (userId !== undefined) refetch().catch(() => {})
  }, [refetch, userId])
  // The entries stay until they have been read in another order.
  const data = loaded ?? (error ? undefined : previousData)
  const reviews = data?.reviews
  // Reviews that are not part of the rating may be there all the same.
  if (reviewCount === 0 && !reviews?.nodes.length)
    return <p>{`No reviews yet. Buy from ${sellerName} and complete the order to write the first one.`}</p>
  const written = reviews?.totalIsExact ? reviews.totalCount : undefined
  return (
    <>
      {reviewCount > 0 && (
        <RatingSummary rating={rating} count={reviewCount} written={written} starCounts={data?.starCounts} />
      )}
      {reviews && reviews.totalCount > 1 && <SortSelect sort={sort} onChange={setSort} />}
      {reviews && (
        <Entries key={sort} subjectId={subjectId} sort={sort} sellerName={sellerName} reviews={reviews} shown={shown} />
      )}
      {!reviews && error && <LoadError title="The reviews could not be loaded" error={error} retry={() => refetch()} />}
      {!reviews && !error && <Skeleton height="12rem" />}
    </>
  )
}

interface SortProps {
  sort: ReviewSort
  onChange: (sort: ReviewSort) => void
}

const SortSelect = ({ sort, onChange }: SortProps) => (
  <InlineSelect
    className={styles.sort}
    label="Sort by"
    value={sort}
    disabled={!useHydrated()}
    onChange={({ target }) => onChange(sortOf(target.value))}
  >
    {sorts.map((value) => (
      <option key={value} value={value}>
        {sortLabels[value]}
      </option>
    ))}
  </InlineSelect>
)

const sorts = ['NEWEST', 'MOST_HELPFUL', 'HIGHEST', 'LOWEST'] as const satisfies readonly ReviewSort[]

const sortOf = (value: string) => sorts.find((sort) => sort === value) ?? 'NEWEST'

const sortLabels: Record<ReviewSort, string> = {
  NEWEST: 'Newest',
  MOST_HELPFUL: 'Most helpful',
  HIGHEST: 'Highest rating',
  LOWEST: 'Lowest rating',
}

interface EntriesProps {
  subjectId: string
  sort: ReviewSort
  sellerName: string
  reviews: ReviewsQuery['reviews']
  shown: ShownCount
}

const Entries = ({ subjectId, sort, sellerName, reviews, shown }: EntriesProps) => {
  const { nodes, more, entryRef } = usePagination({
    connection: reviews,
    shown,
    query: ReviewsDocument,
    variables: (page) => ({ of: subjectId, sort, ...page }),
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
                  <TextLink to={listingPath(review.listing)} dir="auto">
                    {review.listing.title}
                  </TextLink>
                )}
              </ReviewEntry>
              <ReviewFooter review={review} />
            </li>
          ))}
        </ul>
      )}
      {more?.load && <LoadMore {...more} label="More reviews" />}
    </>
  )
}
