import { useId, useState } from 'react'
import { dayAndTime } from '../../features/dashboard/when'
import { ReviewEntry } from '../../features/review/review-entry'
import { useSession } from '../../features/session/use-session'
import { Button } from '../../ui/button'
import { ReplyForm } from './reply-form'
import type { WorkReviews_EngagementFragment } from './work-reviews.generated'
import styles from './work-reviews.module.css'

interface Props {
  engagement: WorkReviews_EngagementFragment
  review: WorkReviews_EngagementFragment['reviews'][number]
  onDone: (said: string) => void
}

/** One side's words; whom they are about can answer them once. */
export const WrittenReview = ({ engagement: { viewerSide, buyer, seller }, review, onDone }: Props) => {
  const { user } = useSession()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { side, author, dueAt, publishedAt, reply } = review
  const subject = side === 'BUYER' ? seller : buyer
  const mine = author.id === user?.id
  const answerable = publishedAt !== null && reply === null && !mine && viewerSide !== 'ADMIN'
  return (
    <div className={styles.review}>
      <h3 dir="auto">{mine ? 'Your review' : `Review by ${author.name}`}</h3>
      {!publishedAt && (
        <p>
          Only you see it. It is published as soon as <bdi>{subject.name}</bdi> has written too, at the latest on{' '}
          <time dateTime={dueAt}>{dayAndTime(dueAt)}</time>.
        </p>
      )}
      <div className={styles.entry}>
        <ReviewEntry
          review={review}
          author={mine ? 'You' : author.name}
          answeredBy={subject.id === user?.id ? 'you' : subject.name}
          dated={dayAndTime}
        />
      </div>
      {answerable && (
        <div className={styles.answer}>
          <Button
            variant="line"
            size="small"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Close' : 'Answer'}
            {open && <span className="visually-hidden">: Answer</span>}
          </Button>
          {open && <ReplyForm id={id} review={review} onDone={onDone} />}
        </div>
      )}
    </div>
  )
}
