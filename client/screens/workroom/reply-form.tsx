import { SavingForm } from '../../features/form/saving-form'
import { type Ending, useSaving } from '../../features/form/use-saving'
import { TextArea } from '../../ui/text-area'
import { useReplyToReviewMutation } from './reply-to-review.generated'
import styles from './work-reviews.module.css'

interface Props {
  id: string
  review: { id: string; side: string }
  onDone: (said: string) => void
}

export const ReplyForm = ({ id, review, onDone }: Props) => {
  const saving = useSaving()
  const [reply] = useReplyToReviewMutation()

  const send = async (values: FormData): Promise<Ending> => {
    const text = String(values.get('text') ?? '').trim()
    if (text === '') return { problem: 'Please write a few words.', field: 'text' }
    const { data } = await reply({ variables: { input: { reviewId: review.id, text } } })
    const answer = data?.replyToReview
    switch (answer?.__typename) {
      case 'ReviewReplied':
        onDone('Done: your answer stands below the review.')
        return { done: '' }
      case 'InvalidInput':
        return { problem: answer.message, field: answer.field }
      case 'ReviewNotFound':
        return { problem: answer.message }
      default:
        throw new Error('No answer')
    }
  }

  return (
    <div id={id} className={styles.form}>
      <SavingForm label="Answer" action="Send answer" saving={saving} send={send}>
        <TextArea
          label="Your answer"
          name="text"
          rows={4}
          required
          maxLength={2000}
          hint={`Once, in up to 2,000 characters. ${review.side === 'BUYER' ? 'Everybody can read it, below the review.' : 'It stands here, for the two of you.'}`}
          error={saving.errorOf('text')}
        />
      </SavingForm>
    </div>
  )
}
