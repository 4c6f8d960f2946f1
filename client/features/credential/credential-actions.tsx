import type { CredentialTransition } from '../../generated/schema'
import { TextArea } from '../../ui/form/text-area'
import { Form } from '../form/form'
import { type FormResult, problemOf } from '../form/form-result'
import { useDraftSubmit } from '../form/use-draft-submit'
import { TransitionButtons } from '../process/transition-buttons'
import { type CredentialRow_CredentialFragment, useAdvanceCredentialMutation } from './credential-row.generated'

interface Props {
  credential: CredentialRow_CredentialFragment
  onAdvanced: (() => unknown) | undefined
}

/** The viewer's transitions of a credential. A refusal asks for its reason, each other one is confirmed. */
export const CredentialActions = ({ credential, onAdvanced }: Props) => {
  const { id, version, title, availableTransitions } = credential
  const [advance] = useAdvanceCredentialMutation()
  const take = async (transition: CredentialTransition, note: string | null): Promise<FormResult> => {
    const { data } = await advance({ variables: { input: { id, version, transition, note } } })
    const result = data?.advanceCredential
    if (result?.__typename !== 'CredentialAdvanced') return problemOf(result)
    onAdvanced?.()
    return { success: '' }
  }
  return (
    <TransitionButtons
      title={title}
      transitions={availableTransitions}
      primary="CHECK"
      take={take}
      formOf={({ name }, send) => name === 'REFUSE' && <RefusalForm id={id} title={title} send={send} />}
    />
  )
}

interface RefusalProps {
  id: string
  title: string
  send: (note: string) => Promise<FormResult>
}

const RefusalForm = ({ id, title, send }: RefusalProps) => {
  const draft = `refuse-credential:${id}`
  const submit = useDraftSubmit(draft, async (values) => {
    const result = await send(String(values.get('note')).trim())
    return result
  })
  return (
    <Form label={`Refuse ${title}`} action="Refuse" variant="danger" submit={submit}>
      <TextArea
        label="Reason"
        name="note"
        rows={3}
        maxLength={500}
        required
        hint="Its owner reads it."
        error={submit.errorOf('note')}
      />
    </Form>
  )
}
