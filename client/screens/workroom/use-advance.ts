import type { Ending } from '../../features/form/use-saving'
import type { CardFields_ProviderFragment } from '../../features/payment/card-fields.generated'
import type { EngagementTransitionInput } from '../../generated/schema'
import type { Act_TransitionFragment } from './act.generated'
import type { Acts_EngagementFragment } from './acts.generated'
import { useAdvanceEngagementMutation } from './advance-engagement.generated'
import type { Refused } from './meanwhile'
import { readFields, typedIn } from './read-fields'

interface Props {
  engagement: Acts_EngagementFragment
  transition: Act_TransitionFragment
  provider: CardFields_ProviderFragment
  onDone: (said: string) => void
  onRefused: (refused: Refused) => void
}

/** Takes a step with what was typed for it, in the version of the engagement that was seen. */
export const useAdvance = ({ engagement, transition, provider, onDone, onRefused }: Props) => {
  const [advance] = useAdvanceEngagementMutation()
  const { id, version, events } = engagement
  const { name, input, label, fields } = transition

  return async (values: FormData): Promise<Ending> => {
    const read = readFields(values, fields, provider.sampleCards)
    if ('problem' in read) return read
    const step = { [input]: fields.length === 0 ? true : read.value }
    if (!isStep(step)) throw new Error('No step')
    const { data } = await advance({ variables: { input: { id, version, transition: step } } })
    const answer = data?.advanceEngagement
    switch (answer?.__typename) {
      case 'EngagementAdvanced':
        onDone(`Done: ${label}.`)
        return { done: '' }
      case 'TransitionRefused':
        onRefused({ name, message: answer.message, typed: typedIn(values, fields), eventsSeen: events.length })
        return { problem: 'Nothing was done: see above.' }
      case 'PaymentDeclined':
        return { problem: answer.message, ...(!answer.retryable && { field: 'card' }) }
      case 'EngagementNotFound':
        return { problem: answer.message }
      case 'InvalidInput':
        return { problem: answer.message, field: answer.field === 'payment' ? 'card' : answer.field }
      default:
        throw new Error('No answer')
    }
  }
}

/** Which member it is, and what stands in it, the answer has told; the server checks it. */
const isStep = (step: object): step is EngagementTransitionInput => Object.keys(step).length === 1
