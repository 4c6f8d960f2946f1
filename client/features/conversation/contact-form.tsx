import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ConversationAbout } from '../../generated/schema'
import { lazyPart } from '../../lib/lazy-named'
import { loginPath } from '../../lib/paths'
import { TextArea } from '../../ui/form/text-area'
import { Form } from '../form/form'
import type { FormResult } from '../form/form-result'
import { useDraftSubmit } from '../form/use-draft-submit'
import { sessionStore, useSession } from '../session/session-store'
import { notSent, readMessage, sendProblem } from './send-message'
import { useStartConversationMutation } from './start-conversation.generated'

// Lazy: visitors can't upload files.
const AttachmentField = lazyPart(() => import('../attachment/attachment-field'), 'AttachmentField')

interface Props {
  about: ConversationAbout
  name: string
  /** Identifies the draft in the browser where a page has several forms. */
  draftOf?: string
}

/** Sends the first message of a conversation, with files; a visitor signs in first and finds the text again. */
export const ContactForm = ({ about, name, draftOf }: Props) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [start] = useStartConversationMutation()
  const { user } = useSession()
  const [failed, setFailed] = useState(false)
  const draft = `contact:${draftOf ?? pathname}`

  const signIn = async (): Promise<FormResult> => {
    await navigate(loginPath(pathname + search))
    return { success: '' }
  }
  const send = async (values: FormData): Promise<FormResult> => {
    setFailed(false)
    const message = readMessage(values, draft)
    if ('problem' in message) return message
    if (!sessionStore.read().user) return signIn()
    const sent = await start({ variables: { input: { about, ...message } } }).then(
      ({ data }) => ({ answer: data?.startConversation }),
      (error: unknown) => ({ failure: notSent(error) }),
    )
    if ('failure' in sent) {
      // The session may have ended on the server.
      if (!sessionStore.read().user) return signIn()
      setFailed(true)
      return sent.failure
    }
    const { answer } = sent
    if (answer?.__typename !== 'MessageSent') return sendProblem(answer)
    await navigate(`/dashboard/messages?conversation=${answer.conversation.id}`, { replace: true })
    return { success: 'Sent' }
  }
  const submit = useDraftSubmit(draft, send)
  return (
    <Form label={`Write to ${name}`} action={failed ? 'Retry' : 'Send'} submit={submit}>
      <TextArea
        label="Message"
        name="body"
        rows={8}
        maxLength={5000}
        required
        hint="What you need, by when, and what you already have."
        error={submit.errorOf('body')}
      />
      {user && <AttachmentField label="Files, optional" error={submit.errorOf('files')} draft={draft} />}
    </Form>
  )
}
