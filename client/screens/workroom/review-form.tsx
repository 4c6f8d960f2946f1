import { dayAndTime } from '../../features/dashboard/when'
import { SavingForm } from '../../features/form/saving-form'
import { type Ending, useSaving } from '../../features/form/use-saving'
import { StarField } from '../../ui/star-field'
import { TextArea } from '../../ui/text-area'
import { useReviewEngagementMutation } from './review-engagement.generated'
import type { WorkReviews_EngagementFragment } from './work-reviews.generated'
import styles from './work-reviews.module.css'

interface Props {
  engagement: WorkReviews_EngagementFragment
  until: string
  onDone: (said: string) => void
}

/** What was typed stays, whatever the answer is. */
export const ReviewForm = ({ engagement, until, onDone }: Props) => {
  const { id, viewerSide, buyer, seller } = engagement
  const saving = useSaving()
  const [review] = useReviewEngagementMutation()
  const other = viewerSide === 'SELLER' ? buyer : seller

  const send = async (values: FormData): Promise<Ending> => {
    const rating = Number(values.get('rating') ?? 0)
    const text = String(values.get('text') ?? '').trim()
    if (rating === 0) return { problem: 'Choose from one to five stars.', field: 'rating' }
    if (text === '') return { problem: 'Please write a few words.', field: 'text' }
    const { data } = await review({ variables: { input: { engagementId: id, rating, text } } })
    const answer = data?.reviewEngagement
    switch (answer?.__typename) {
      case 'ReviewWritten':
        onDone(
          answer.engagement.reviews.length > 1 ? 'Done: both reviews are published.' : 'Done: your review is written.',
        )
        return { done: '' }
      case 'InvalidInput':
        return { problem: answer.message, field: answer.field }
      case 'ReviewRefused':
      case 'EngagementNotFound':
        return { problem: answer.message }
      default:
        throw new Error('No answer')
    }
  }

  return (
    <div className={styles.review}>
      <h3>Write a review</h3>
      <p>
        You can until <time dateTime={until}>{dayAndTime(until)}</time>. It is published together with what{' '}
        <bdi>{other.name}</bdi> writes, or when that time is over.
      </p>
      <SavingForm label="Write a review" action="Send review" saving={saving} send={send}>
        <StarField label="Stars" name="rating" error={saving.errorOf('rating')} />
        <TextArea
          label="Review"
          name="text"
          rows={5}
          required
          maxLength={2000}
          hint={`Up to 2,000 characters. ${viewerSide === 'BUYER' ? 'Everybody can read it, with your name.' : 'It stands here, for the two of you.'}`}
          error={saving.errorOf('text')}
        />
      </SavingForm>
    </div>
  )
}
