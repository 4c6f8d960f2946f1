import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { Form } from '../../../features/form/form'
import { type FormResult, problemOf } from '../../../features/form/form-result'
import { useDraftSubmit } from '../../../features/form/use-draft-submit'
import { dayAndTimeInSentence } from '../../../lib/dates'
import { useReturnFocus } from '../../../lib/focus/use-return-focus'
import { Notice } from '../../../ui/feedback/notice'
import { StarField } from '../../../ui/form/star-field'
import { TextArea } from '../../../ui/form/text-area'
import { EngagementSection } from '../engagement-section'
import {
  type EngagementReviews_EngagementFragment,
  useEngagementReviews_EngagementFragment,
  useReviewEngagementMutation,
} from './engagement-reviews.generated'
import styles from './engagement-reviews.module.css'
import { WrittenReview } from './written-review'

/** Shows the reviews of both parties once the engagement is completed, and the form to write one. */
export const EngagementReviews = ({
  engagement: from,
}: {
  engagement: FragmentType<EngagementReviews_EngagementFragment>
}) => {
  const engagement = useEngagementReviews_EngagementFragment(from)
  const { reviews, reviewUntil } = engagement
  const [success, setSuccess] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const titleRef = useReturnFocus<HTMLHeadingElement>(reviewUntil !== null)
  if (reviews.length === 0 && !reviewUntil && !refusal) return null
  const finish = (message: string) => {
    setSuccess(message)
    // The form that had the focus is gone.
    titleRef.current?.focus()
  }
  return (
    <EngagementSection title="Reviews" titleRef={titleRef}>
      {success && <Notice good text={success} />}
      {refusal && !reviewUntil && <Notice text={refusal} />}
      <div className={styles.reviews}>
        {reviews.map((review) => (
          <WrittenReview key={review.id} engagement={engagement} review={review} onDone={finish} />
        ))}
        {reviewUntil && (
          <ReviewForm engagement={engagement} until={reviewUntil} onDone={finish} onRefused={setRefusal} />
        )}
      </div>
    </EngagementSection>
  )
}

interface FormProps {
  engagement: EngagementReviews_EngagementFragment
  until: string
  onDone: (message: string) => void
  /** Told why, because the form goes if no review can be written any more. */
  onRefused: (message: string) => void
}

/** Keeps the input when sending fails. */
const ReviewForm = ({ engagement, until, onDone, onRefused }: FormProps) => {
  const { id, viewerSide, buyer, seller } = engagement
  const [review, { client }] = useReviewEngagementMutation()
  const draft = `review:${id}`
  const otherParty = viewerSide === 'SELLER' ? buyer : seller

  const send = async (values: FormData): Promise<FormResult> => {
    const rating = Number(values.get('rating') ?? 0)
    const text = String(values.get('text') ?? '').trim()
    if (rating === 0) return { problem: 'Choose from one to five stars.', field: 'rating' }
    if (text === '') return { problem: 'Please write a few words.', field: 'text' }
    const { data } = await review({ variables: { input: { engagementId: id, rating, text } } })
    const answer = data?.reviewEngagement
    if (answer?.__typename === 'ReviewRefused') {
      onRefused(answer.message)
      await refetchQuietly(client, 'Engagement')
    }
    if (answer?.__typename !== 'ReviewWritten') return problemOf(answer)
    onDone(answer.engagement.reviews.length > 1 ? 'Done: both reviews are published.' : 'Done: your review is saved.')
    return { success: '' }
  }
  const submit = useDraftSubmit(draft, send)

  return (
    <div className={styles.review}>
      <h3>Write a review</h3>
      <p>
        You can write one until <time dateTime={until}>{dayAndTimeInSentence(until)}</time>. It is published together
        with the review by <bdi>{otherParty.name}</bdi>, or when that time is over.
      </p>
      <Form label="Write a review" action="Send review" submit={submit}>
        <StarField label="Stars" name="rating" error={submit.errorOf('rating')} />
        <TextArea
          label="Review"
          name="text"
          rows={5}
          required
          maxLength={2000}
          hint={`Up to 2,000 characters. ${viewerSide === 'BUYER' ? 'Everybody can read it, with your name.' : 'Not public: the two of you and Marque can read it.'}`}
          error={submit.errorOf('text')}
        />
      </Form>
    </div>
  )
}
