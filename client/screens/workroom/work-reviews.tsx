import { useRef, useState } from 'react'
import { Notice } from '../../ui/notice'
import { Block } from './block'
import { ReviewForm } from './review-form'
import type { WorkReviews_EngagementFragment } from './work-reviews.generated'
import styles from './work-reviews.module.css'
import { WrittenReview } from './written-review'

/** What both sides say of each other once all is done, and the form for it. */
export const WorkReviews = ({ engagement }: { engagement: WorkReviews_EngagementFragment }) => {
  const { reviews, reviewUntil } = engagement
  const [done, setDone] = useState<string>()
  const title = useRef<HTMLHeadingElement>(null)
  if (reviews.length === 0 && !reviewUntil) return null
  const finish = (said: string) => {
    setDone(said)
    // The form is gone, and the focus with it.
    title.current?.focus()
  }
  return (
    <Block title="Reviews" titleRef={title}>
      {done && <Notice good text={done} />}
      <div className={styles.reviews}>
        {reviews.map((review) => (
          <WrittenReview key={review.id} engagement={engagement} review={review} onDone={finish} />
        ))}
        {reviewUntil && <ReviewForm engagement={engagement} until={reviewUntil} onDone={finish} />}
      </div>
    </Block>
  )
}
