import { Button } from '../../ui/button'
import { Spinner } from '../../ui/spinner'
import { TextArea } from '../../ui/text-area'
import { forgetText, useKeptText } from '../form/use-kept-text'
import { useSaving } from '../form/use-saving'
import styles from './composer.module.css'
import { notSent, refusalOf } from './refusal-of'
import { useSendMessageMutation } from './send-message.generated'
import { useClientId } from './use-client-id'

/** Where one answers. What could not be sent stays in the box. */
export const Composer = ({ conversationId }: { conversationId: string }) => {
  const saving = useSaving()
  const { form, busy, touch, save, errorOf } = saving
  const [sendMessage] = useSendMessageMutation()
  const clientId = useClientId()
  const kept = `message:${conversationId}`
  useKeptText(form, kept)

  const send = async (body: string) => {
    if (!body) return { problem: 'Write something first.', field: 'body' }
    const input = { conversationId, body, clientId: clientId.of(body) }
    const answer = await sendMessage({ variables: { input } }).then(
      ({ data }) => data?.sendMessage,
      () => 'broken' as const,
    )
    if (answer === 'broken') return notSent
    if (answer?.__typename !== 'MessageSent') return refusalOf(answer)
    clientId.done()
    forgetText(kept)
    form.current?.reset()
    return { done: 'Sent' }
  }

  const problem = errorOf('body')
  return (
    <form
      ref={form}
      className={styles.composer}
      aria-label="Reply"
      method="post"
      noValidate
      onInput={touch}
      onSubmit={(event) => {
        event.preventDefault()
        const body = String(new FormData(event.currentTarget).get('body')).trim()
        void save(() => send(body))
      }}
    >
      <TextArea label="Message" name="body" rows={3} maxLength={5000} required error={problem} />
      <Button type="submit" disabled={busy} aria-busy={busy}>
        {busy && <Spinner />}
        {problem ? 'Retry' : 'Send'}
      </Button>
      <p className="visually-hidden" role="status">
        {saving.ending && 'done' in saving.ending && saving.ending.done}
      </p>
    </form>
  )
}
