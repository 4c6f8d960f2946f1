import type { CredentialTransition } from '../../generated/schema'
import { type FormResult, problemOf } from '../form/form-result'
import { TransitionButtons } from '../process/transition-buttons'
import { TransitionForm } from '../process/transition-form'
import { type CredentialRow_CredentialFragment, useAdvanceCredentialMutation } from './credential-row.generated'

interface Props {
  credential: CredentialRow_CredentialFragment
  onAdvanced: (() => unknown) | undefined
}

/** The viewer's transitions of a credential. A refusal asks for its reason, each other one is confirmed. */
export const CredentialActions = ({ credential, onAdvanced }: Props) => {
  const { id, version, title, stateLabel, availableTransitions } = credential
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
      stateLabel={stateLabel}
      transitions={availableTransitions}
      primary="CHECK"
      take={take}
      formOf={({ name }, send) =>
        name === 'REFUSE' && (
          <TransitionForm
            label={`Refuse ${title}`}
            action="Refuse"
            draft={`refuse-credential:${id}`}
            danger
            field={{ label: 'Reason', name: 'note', maxLength: 500, required: true, hint: 'Its owner reads it.' }}
            send={send}
          />
        )
      }
    />
  )
}
