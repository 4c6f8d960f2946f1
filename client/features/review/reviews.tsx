import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton'
import type { ReviewListProps } from './review-list'
import './reviews.module.css'

// It stands far down: the page's own script does without. Its styles come with the page, for the server has rendered it.
const ReviewList = lazy(async () => ({ default: (await import('./review-list')).ReviewList }))

export const Reviews = (props: ReviewListProps) => (
  <>
    <h2>Reviews</h2>
    <Suspense fallback={<Skeleton height="12rem" />}>
      <ReviewList {...props} />
    </Suspense>
  </>
)
