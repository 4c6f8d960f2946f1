import { type FormResult, problemOf } from '../../../features/form/form-result'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import type { EngagementTransitionInput } from '../../../generated/schema'
import type { Conflict } from './conflict-notice'
import type { EngagementActions_EngagementFragment } from './engagement-actions.generated'
import { useAdvanceEngagementMutation } from './engagement-actions.generated'
import { readFields, type Transition, typedIn } from './read-fields'

export interface AdvanceProps {
  engagement: EngagementActions_EngagementFragment
  transition: Transition
  provider: CardFields_ProviderFragment
  onDone: (message: string) => void
  onConflict: (conflict: Conflict) => void
}

/** Sends a transition with its form's values, for the version of the engagement that the page shows. */
export const useAdvanceEngagement = ({ engagement, transition, provider, onDone, onConflict }: AdvanceProps) => {
  const [advance] = useAdvanceEngagementMutation()
  const { id, version, events } = engagement
  const { name, input, label, fields } = transition

  return async (values: FormData): Promise<FormResult> => {
    const read = readFields(values, fields, provider.sampleCards)
    if ('problem' in read) return read
    const transitionInput = { [input]: fields.length === 0 ? true : read.value }
    if (!isTransitionInput(transitionInput)) throw new Error('No transition input')
    const { data } = await advance({ variables: { input: { id, version, transition: transitionInput } } })
    const answer = data?.advanceEngagement
    switch (answer?.__typename) {
      case 'EngagementAdvanced':
        onDone(`Done: ${label}.`)
        return { success: '' }
      case 'TransitionRefused':
        onConflict({ name, message: answer.message, typed: typedIn(values, fields), eventsSeen: events.length })
        return { problem: 'Nothing was changed: see above.' }
      case 'PaymentDeclined':
        return { problem: answer.message, ...(!answer.retryable && { field: 'card' }) }
      case 'InvalidInput':
        return { problem: answer.message, field: answer.field === 'payment' ? 'card' : answer.field }
      default:
        return problemOf(answer)
    }
  }
}

/** The API names the member and its fields; the server validates the input. */
const isTransitionInput = (input: object): input is EngagementTransitionInput => Object.keys(input).length === 1
