import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-named'
import { SubmitButton } from '../../ui/button/submit-button'
import { TextArea } from '../../ui/form/text-area'
import type { FormResult } from '../form/form-result'
import { useDraftSubmit } from '../form/use-draft-submit'
import styles from './composer.module.css'
import { type MessageContent, notSent, readMessage, type SendFailure, sendProblem } from './send-message'

// Lazy: a conversation can be read before it is loaded.
const ComposerFiles = lazyPart(() => import('./composer-files'), 'ComposerFiles', <span className={styles.waiting} />)

interface Props {
  /** Identifies the conversation's draft in the browser. */
  draftOf: string
  /** Called while a person types. */
  onTyping?: () => void
  send: (message: MessageContent) => Promise<{ __typename: 'MessageSent' } | SendFailure | undefined>
}

/** The form that sends a message; a message that could not be sent stays in it. */
export const Composer = ({ draftOf, onTyping, send }: Props) => {
  const [failed, setFailed] = useState(false)
  const draft = `message:${draftOf}`

  const submit = async (values: FormData, form: HTMLFormElement): Promise<FormResult> => {
    setFailed(false)
    const message = readMessage(values, draft)
    if ('problem' in message) return { ...message, field: 'body' }
    const sent = await send(message).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ failure: notSent(error) }),
    )
    if ('failure' in sent) {
      setFailed(true)
      return sent.failure
    }
    const { answer } = sent
    if (answer?.__typename !== 'MessageSent') return sendProblem(answer)
    form.reset()
    return { success: 'Sent' }
  }

  const { form, pending, result, touch, onSubmit, errorOf } = useDraftSubmit(draft, submit, { isDraft: true })

  return (
    <form
      ref={form}
      className={styles.composer}
      aria-label="Reply"
      method="post"
      noValidate
      onInput={({ nativeEvent }) => {
        touch()
        // A restored draft fires an `Event`: the other party must not see that somebody types.
        if (nativeEvent instanceof InputEvent) onTyping?.()
      }}
      onSubmit={onSubmit}
    >
      {/* Sending empties it, so that a text typed meanwhile would be lost. */}
      <TextArea
        label="Message"
        name="body"
        rows={3}
        maxLength={5000}
        required
        readOnly={pending}
        error={errorOf('body')}
      />
      <ComposerFiles draft={draft} />
      <SubmitButton pending={pending}>{failed ? 'Retry' : 'Send'}</SubmitButton>
      <p className="visually-hidden" role="status">
        {result && 'success' in result && result.success}
      </p>
    </form>
  )
}
