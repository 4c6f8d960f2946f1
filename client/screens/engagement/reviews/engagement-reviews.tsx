import type { FragmentType } from '@apollo/client'
import { useRef, useState } from 'react'
import { Notice } from '../../../ui/feedback/notice'
import { EngagementSection } from '../engagement-section'
import {
  type EngagementReviews_EngagementFragment,
  useEngagementReviews_EngagementFragment,
} from './engagement-reviews.generated'
import styles from './engagement-reviews.module.css'
import { ReviewForm } from './review-form'
import { WrittenReview } from './written-review'

/** The reviews of both sides once the engagement is completed, and the form to write one. */
export const EngagementReviews = ({
  engagement: from,
}: {
  engagement: FragmentType<EngagementReviews_EngagementFragment>
}) => {
  const engagement = useEngagementReviews_EngagementFragment(from)
  const { reviews, reviewUntil } = engagement
  const [done, setDone] = useState<string>()
  const title = useRef<HTMLHeadingElement>(null)
  if (reviews.length === 0 && !reviewUntil) return null
  const finish = (message: string) => {
    setDone(message)
    // The form that had the focus is gone.
    title.current?.focus()
  }
  return (
    <EngagementSection title="Reviews" titleRef={title}>
      {done && <Notice good text={done} />}
      <div className={styles.reviews}>
        {reviews.map((review) => (
          <WrittenReview key={review.id} engagement={engagement} review={review} onDone={finish} />
        ))}
        {reviewUntil && <ReviewForm engagement={engagement} until={reviewUntil} onDone={finish} />}
      </div>
    </EngagementSection>
  )
}
