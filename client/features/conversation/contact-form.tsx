import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ConversationAbout } from '../../generated/schema'
import { TextArea } from '../../ui/text-area'
import { SavingForm } from '../form/saving-form'
import { forgetText, useKeptText } from '../form/use-kept-text'
import { type Ending, useSaving } from '../form/use-saving'
import { sessionStore } from '../session/session-store'
import { signInPath } from '../session/sign-in-path'
import { notSent, refusalOf } from './refusal-of'
import { useStartConversationMutation } from './start-conversation.generated'
import { useClientId } from './use-client-id'

interface Props {
  about: ConversationAbout
  /** Who reads it. */
  name: string
  /** By what the browser keeps what was begun, where several of them can stand on one page. */
  keptAs?: string
}

/** The first message. Whoever has yet to sign in finds it again after that. */
export const ContactForm = ({ about, name, keptAs }: Props) => {
  const saving = useSaving()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const clientId = useClientId()
  const [start] = useStartConversationMutation()
  const [failed, setFailed] = useState(false)
  const kept = `contact:${keptAs ?? pathname}`
  useKeptText(saving.form, kept)

  const signIn = async (): Promise<Ending> => {
    await navigate(signInPath(pathname + search))
    return { done: '' }
  }
  const send = async (values: FormData): Promise<Ending> => {
    const body = String(values.get('body')).trim()
    setFailed(false)
    if (!body) return { problem: 'Write something first.', field: 'body' }
    if (!sessionStore.read().user) return signIn()
    const input = { about, body, clientId: clientId.of(body) }
    const answer = await start({ variables: { input } }).then(
      ({ data }) => data?.startConversation,
      () => 'broken' as const,
    )
    if (answer === 'broken') {
      // The session may have ended meanwhile.
      if (!sessionStore.read().user) return signIn()
      setFailed(true)
      return notSent
    }
    if (answer?.__typename !== 'MessageSent') return refusalOf(answer)
    clientId.done()
    forgetText(kept)
    await navigate(`/dashboard/messages?conversation=${answer.conversation.id}`, { replace: true })
    return { done: 'Sent' }
  }
  return (
    <SavingForm label={`Write to ${name}`} action={failed ? 'Retry' : 'Send'} saving={saving} send={send}>
      <TextArea
        label="Message"
        name="body"
        rows={8}
        maxLength={5000}
        required
        hint="What you need, by when, and what there is already."
        error={saving.errorOf('body')}
      />
    </SavingForm>
  )
}
