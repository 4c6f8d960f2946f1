import { lazyPart } from '../../lib/lazy-named'
import { Skeleton } from '../../ui/feedback/skeleton'
import type { ReviewListProps } from './review-list'
import './reviews.module.css'

// The list is far down the page, so its script loads later; its styles load with the page, which the server has rendered.
const ReviewList = lazyPart(() => import('./review-list'), 'ReviewList', <Skeleton height="12rem" />)

export const Reviews = (props: ReviewListProps) => (
  <>
    <h2>Reviews</h2>
    <ReviewList {...props} />
  </>
)
