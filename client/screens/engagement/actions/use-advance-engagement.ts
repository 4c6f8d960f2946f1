import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { attachedFiles } from '../../../features/attachment/attached-files'
import { type FormResult, problemOf } from '../../../features/form/form-result'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import type { EngagementTransition, EngagementTransitionInput } from '../../../generated/schema'
import { splitLines } from '../../../lib/text'
import type { EngagementActions_EngagementFragment } from './engagement-actions.generated'

export interface Conflict {
  transition: EngagementTransition
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
  const { name, input, fields } = transition

  return async (values: FormData): Promise<FormResult> => {
    const result = await readFields(values, fields, provider, client)
    if ('problem' in result) return result
    const transitionInput = { [input]: fields.length === 0 ? true : result.value }
    if (!isTransitionInput(transitionInput)) throw new Error('No transition input')
    const { AdvanceEngagementDocument } = await import('./advance-engagement.generated')
    const variables = { input: { id, version, transition: transitionInput } }
    const { data } = await client.mutate({ mutation: AdvanceEngagementDocument, variables })
    const answer = data?.advanceEngagement
    switch (answer?.__typename) {
      case 'EngagementAdvanced':
        onDone(answer.message)
        return { success: '' }
      case 'TransitionRefused':
        onConflict({
          transition: name,
          message: answer.message,
          eventsSeen: events.length,
        })
        return { problem: 'Nothing was changed: see above.' }
      case 'PaymentRedirect':
        window.location.assign(answer.url)
        return { success: '' }
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

export type Transition = EngagementActions_EngagementFragment['availableTransitions'][number]
export type TransitionField = Transition['fields'][number]

/** Returns the input of a transition, or the first problem. The server validates again. */
const readFields = async (
  values: FormData,
  fields: readonly TransitionField[],
  provider: CardFields_ProviderFragment,
  client: ApolloClient,
): Promise<{ value: unknown } | { problem: string; field?: string | undefined }> => {
  const value: Record<string, unknown> = {}
  for (const field of fields) {
    // A field that another one replaces is not in the form.
    if (field.replacedBy !== null && !values.has(field.name)) continue
    const result = await readField(values, field, provider, client)
    if ('problem' in result) return { field: field.name, ...result }
    if (field.questionId === null) value[field.name] = result.value
  }
  if (fields.every(({ questionId }) => questionId === null)) return { value }
  const { answersTo } = await import('./questions/answers-to')
  return { value: { ...value, answers: answersTo(fields, values) } }
}

const readField = async (
  values: FormData,
  field: TransitionField,
  provider: CardFields_ProviderFragment,
  client: ApolloClient,
): Promise<{ value: unknown } | { problem: string; field?: string | undefined }> => {
  const { name, kind, required } = field
  const text = String(values.get(name) ?? '').trim()
  if (kind === 'PAYMENT') {
    if (!required) return { value: null }
    return (await import('./offer-payment')).readPayment(client, values, provider)
  }
  if (kind === 'FILES') {
    const attached = attachedFiles(values, name)
    if ('problem' in attached) return attached
    return required && attached.ids.length === 0 ? { problem: requiredText(field) } : { value: attached.ids }
  }
  if (kind === 'MILESTONES') return (await import('./milestones/milestone-rows')).readMilestones(values)
  if (kind === 'LINKS' || kind === 'NAMES') return { value: splitLines(text) }
  if (text === '') return required ? { problem: requiredText(field) } : { value: null }
  if (kind === 'TEXT' || kind === 'CHOICE') return { value: text }
  const number = kind === 'MONEY' ? text.replace(/[$,\s]/g, '') : text
  const pattern = kind === 'MONEY' ? /^\d{1,9}(\.\d{1,2})?$/ : /^\d{1,9}$/
  if (pattern.test(number)) return { value: Number(number) }
  return { problem: kind === 'MONEY' ? 'An amount as in 720 or 720.50' : 'A whole number' }
}

/** The label of a question would make no sentence. */
const requiredText = ({ label, questionId }: TransitionField) =>
  `${questionId === null ? label : 'Your answer'}: please fill this in`

/** All text in the form but card data, to be shown again once the form is gone. */
export const typedText = (values: FormData, fields: readonly TransitionField[]) =>
  fields
    .filter(({ kind }) => kind !== 'PAYMENT' && kind !== 'FILES' && kind !== 'CHOICE')
    .map(({ name }) => String(values.get(name) ?? '').trim())
    .filter(Boolean)
    .join('\n\n')
