import { Form } from '../../../features/form/form'
import { type FormResult, problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { TextArea } from '../../../ui/form/text-area'
import { useOpenConversationMutation } from './order-file.generated'

/** Asks an admin for the reason of reading the messages of others. */
export const ConversationOpening = ({ conversationId, onOpened }: { conversationId: string; onOpened: () => void }) => {
  const [open] = useOpenConversationMutation()
  const submit = useSubmit(async (values): Promise<FormResult> => {
    const input = { conversationId, reason: String(values.get('reason')).trim() }
    const result = (await open({ variables: { input } })).data?.openConversation
    if (result?.__typename !== 'ConversationOpened') return problemOf(result)
    onOpened()
    return { success: '' }
  })
  return (
    <Form label="Read the conversation" action="Read for an hour" variant="line" submit={submit}>
      <p>Messages are private. Say why you read them: the reason is in the audit trail of both sides.</p>
      <TextArea label="Reason" name="reason" rows={2} maxLength={500} required error={submit.errorOf('reason')} />
    </Form>
  )
}
