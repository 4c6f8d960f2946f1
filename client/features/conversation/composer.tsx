import { SubmitButton } from '../../ui/button/submit-button'
import { TextArea } from '../../ui/form/text-area'
import type { FormResult } from '../form/form-result'
import { discardFormDraft, useFormDraft } from '../form/use-form-draft'
import { useSubmit } from '../form/use-submit'
import styles from './composer.module.css'
import { notSent, type SendRefusal, sendProblem, useClientId } from './send-message'

interface Props {
  /** Identifies the conversation's draft in the browser. */
  draftOf: string
  send: (body: string, clientId: string) => Promise<{ __typename: 'MessageSent' } | SendRefusal | undefined>
}

/** The form that sends a message; a message that could not be sent stays in it. */
export const Composer = ({ draftOf, send }: Props) => {
  const clientId = useClientId()
  const draft = `message:${draftOf}`

  const submit = async (values: FormData, form: HTMLFormElement): Promise<FormResult> => {
    const body = String(values.get('body')).trim()
    if (!body) return { problem: 'Write a message first.', field: 'body' }
    const answer = await send(body, clientId.of(body)).catch(() => 'offline' as const)
    if (answer === 'offline') return notSent
    if (answer?.__typename !== 'MessageSent') return sendProblem(answer)
    clientId.done()
    discardFormDraft(draft)
    form.reset()
    return { success: 'Sent' }
  }

  const { form, pending, result, touch, onSubmit, errorOf } = useSubmit(submit)
  useFormDraft(form, draft)

  const problem = errorOf('body')
  return (
    <form
      ref={form}
      className={styles.composer}
      aria-label="Reply"
      method="post"
      noValidate
      onInput={touch}
      onSubmit={onSubmit}
    >
      <TextArea label="Message" name="body" rows={3} maxLength={5000} required error={problem} />
      <SubmitButton pending={pending}>{problem ? 'Retry' : 'Send'}</SubmitButton>
      <p className="visually-hidden" role="status">
        {result && 'success' in result && result.success}
      </p>
    </form>
  )
}
