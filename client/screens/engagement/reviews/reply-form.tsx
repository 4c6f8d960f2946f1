import { Form } from '../../../features/form/form'
import { type FormResult, problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { TextArea } from '../../../ui/form/text-area'
import { useReplyToReviewMutation } from './engagement-reviews.generated'
import styles from './engagement-reviews.module.css'

interface Props {
  id: string
  review: { id: string; side: string }
  onDone: (message: string) => void
}

export const ReplyForm = ({ id, review, onDone }: Props) => {
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
  const submit = useSubmit(send)

  return (
    <div id={id} className={styles.form}>
      <Form label="Answer" action="Send answer" submit={submit}>
        <TextArea
          label="Your answer"
          name="text"
          rows={4}
          required
          maxLength={2000}
          hint={`Once, in up to 2,000 characters. ${review.side === 'BUYER' ? 'Everybody can read it, below the review.' : 'Only the two of you can read it.'}`}
          error={submit.errorOf('text')}
        />
      </Form>
    </div>
  )
}
