import { useId, useState } from 'react'
import { Form } from '../../../features/form/form'
import { hasFormDraft } from '../../../features/form/form-draft'
import { type FormResult, problemOf } from '../../../features/form/form-result'
import { useDraftSubmit } from '../../../features/form/use-draft-submit'
import { ReviewEntry } from '../../../features/review/review-entry'
import { useSession } from '../../../features/session/session-store'
import { dayAndTime, onDayAtTime } from '../../../lib/dates'
import { Button } from '../../../ui/button/button'
import { TextArea } from '../../../ui/form/text-area'
import { type EngagementReviews_EngagementFragment, useReplyToReviewMutation } from './engagement-reviews.generated'
import styles from './engagement-reviews.module.css'

interface Props {
  engagement: EngagementReviews_EngagementFragment
  review: EngagementReviews_EngagementFragment['reviews'][number]
  onDone: (message: string) => void
}

/** The review of one party; the other party can answer it once. */
export const WrittenReview = ({ engagement: { buyer, seller }, review, onDone }: Props) => {
  const { user } = useSession()
  const id = useId()
  // An answer that was left with text in it is open again.
  const [open, setOpen] = useState(() => hasFormDraft(draftOf(review)))
  const { side, author, dueAt, publishedAt, reply } = review
  const subject = side === 'BUYER' ? seller : buyer
  const isOwn = author.id === user?.id
  const canReply = publishedAt !== null && reply === null && subject.id === user?.id
  return (
    <div className={styles.review}>
      <h3 dir="auto">{isOwn ? 'Your review' : `Review by ${author.name}`}</h3>
      {!publishedAt && (
        <p>
          Only you see it. It is published as soon as <bdi>{subject.name}</bdi> has written a review too, at the latest{' '}
          <time dateTime={dueAt}>{onDayAtTime(dueAt)}</time>.
        </p>
      )}
      <div className={styles.entry}>
        <ReviewEntry
          review={review}
          author={isOwn ? 'You' : author.name}
          answeredBy={subject.id === user?.id ? 'you' : subject.name}
          formatDate={dayAndTime}
        />
      </div>
      {canReply && (
        <div className={styles.reply}>
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

const draftOf = ({ id }: { id: string }) => `answer:${id}`

interface ReplyProps {
  id: string
  review: { id: string; side: string }
  onDone: (message: string) => void
}

const ReplyForm = ({ id, review, onDone }: ReplyProps) => {
  const [reply] = useReplyToReviewMutation()

  const send = async (values: FormData): Promise<FormResult> => {
    const text = String(values.get('text') ?? '').trim()
    if (text === '') return { problem: 'Please write a few words.', field: 'text' }
    const { data } = await reply({ variables: { input: { reviewId: review.id, text } } })
    const answer = data?.replyToReview
    if (answer?.__typename !== 'ReviewReplied') return problemOf(answer)
    onDone('Done: your answer is shown below the review.')
    return { success: '' }
  }
  const submit = useDraftSubmit(draftOf(review), send)

  return (
    <div id={id} className={styles.form}>
      <Form label="Answer" action="Send answer" submit={submit}>
        <TextArea
          label="Your answer"
          name="text"
          rows={4}
          required
          maxLength={2000}
          hint={`Once, in up to 2,000 characters. ${review.side === 'BUYER' ? 'Everybody can read it, below the review.' : 'Not public: the two of you and Marque can read it.'}`}
          error={submit.errorOf('text')}
        />
      </Form>
    </div>
  )
}
