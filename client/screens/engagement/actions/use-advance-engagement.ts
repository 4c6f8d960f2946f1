import { useApolloClient } from '@apollo/client/react'
import { discardFormDraft } from '../../../features/form/form-draft'
import { type FormResult, problemOf } from '../../../features/form/form-result'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import type { EngagementTransitionInput } from '../../../generated/schema'
import { AdvanceEngagementDocument } from './advance-engagement.generated'
import type { EngagementActions_EngagementFragment } from './engagement-actions.generated'
import { readFields } from './read-fields'
import { draftKey, type Transition } from './transition'

export interface Conflict {
  message: string
  /** The number of events on the page when the form was sent. */
  eventsSeen: number
}

export interface AdvanceProps {
  engagement: EngagementActions_EngagementFragment
  transition: Transition
  provider: CardFields_ProviderFragment
  onDone: (message: string) => void
  onConflict: (conflict: Conflict) => void
}

/** Sends a transition with its form's values, for the version of the engagement that the page shows. */
export const useAdvanceEngagement = ({ engagement, transition, provider, onDone, onConflict }: AdvanceProps) => {
  const client = useApolloClient()
  const { id, version, events } = engagement
  const { input, fields } = transition

  return async (values: FormData): Promise<FormResult> => {
    const result = await readFields(values, fields, provider, client)
    if ('problem' in result) return result
    const transitionInput = { [input]: fields.length === 0 ? true : result.value }
    if (!isTransitionInput(transitionInput)) throw new Error('No transition input')
    const variables = { input: { id, version, transition: transitionInput } }
    const { data } = await client.mutate({ mutation: AdvanceEngagementDocument, variables })
    const answer = data?.advanceEngagement
    switch (answer?.__typename) {
      case 'EngagementAdvanced':
        discardFormDraft(draftKey(id, transition))
        onDone(answer.message)
        return { success: '' }
      case 'TransitionRefused':
        onConflict({ message: answer.message, eventsSeen: events.length })
        return { problem: 'Nothing was changed: see above.' }
      case 'PaymentRedirect':
        // The account has the billing details, and the page that is returned to must not offer the purchase again.
        discardFormDraft(draftKey(id, transition))
        return { success: '', next: () => window.location.assign(answer.url) }
      case 'PaymentDeclined':
        return { problem: answer.message, ...(!answer.retryable && provider.checkout === 'FORM' && { field: 'card' }) }
      case 'InvalidInput':
        return { problem: answer.message, field: answer.field === 'payment' ? 'card' : answer.field }
      default:
        return problemOf(answer)
    }
  }
}

/** Narrows the type without a cast: the names come from the API, and the server validates the values. */
const isTransitionInput = (input: object): input is EngagementTransitionInput => Object.keys(input).length === 1
