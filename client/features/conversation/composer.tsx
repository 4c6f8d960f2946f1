import { Button } from '../../ui/button'
import { Spinner } from '../../ui/spinner'
import { TextArea } from '../../ui/text-area'
import { forgetText, useKeptText } from '../form/use-kept-text'
import { useSaving } from '../form/use-saving'
import styles from './composer.module.css'
import { notSent, type Refusal, refusalOf } from './refusal-of'
import { useClientId } from './use-client-id'

interface Props {
  /** Which conversation: the browser keeps what was begun by this name. */
  of: string
  send: (body: string, clientId: string) => Promise<{ __typename: 'MessageSent' } | Refusal | undefined>
}

/** Where one answers. What could not be sent stays in the box. */
export const Composer = ({ of, send }: Props) => {
  const saving = useSaving()
  const { form, busy, touch, save, errorOf } = saving
  const clientId = useClientId()
  const kept = `message:${of}`
  useKeptText(form, kept)

  const write = async (body: string) => {
    if (!body) return { problem: 'Write something first.', field: 'body' }
    const answer = await send(body, clientId.of(body)).catch(() => 'broken' as const)
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
        void save(() => write(body))
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
