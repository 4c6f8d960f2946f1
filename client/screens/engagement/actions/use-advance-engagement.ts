import { type FormResult, problemOf } from '../../../features/form/form-result'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import { tokenizeCard } from '../../../features/payment/tokenize-card'
import type { EngagementTransitionInput } from '../../../generated/schema'
import { splitLines } from '../../../lib/text'
import type { Conflict } from './engagement-actions'
import { type EngagementActions_EngagementFragment, useAdvanceEngagementMutation } from './engagement-actions.generated'

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

type Transition = EngagementActions_EngagementFragment['availableTransitions'][number]
export type TransitionField = Transition['fields'][number]

type Read = { value: unknown } | { problem: string; field: string }

/** Turns the form's values into the input of a transition, or tells the first problem. The server validates again. */
const readFields = (
  values: FormData,
  fields: readonly TransitionField[],
  sampleCards: CardFields_ProviderFragment['sampleCards'],
): Read => {
  const value: Record<string, unknown> = {}
  for (const field of fields) {
    const read = readField(values, field, sampleCards)
    if ('problem' in read) return { field: field.name, ...read }
    value[field.name] = read.value
  }
  return { value }
}

const readField = (
  values: FormData,
  { name, label, kind, required }: TransitionField,
  sampleCards: CardFields_ProviderFragment['sampleCards'],
): { value: unknown } | { problem: string; field?: string } => {
  const text = String(values.get(name) ?? '').trim()
  if (kind === 'PAYMENT') {
    const card = tokenizeCard(values, sampleCards)
    return 'token' in card ? { value: { token: card.token } } : card
  }
  if (kind === 'FILES') return { value: values.getAll(name).map(String) }
  if (kind === 'LINKS') return { value: splitLines(text) }
  if (text === '') return required ? { problem: `${label} is required` } : { value: null }
  if (kind === 'TEXT') return { value: text }
  const number = kind === 'MONEY' ? text.replace(/[$,\s]/g, '') : text
  const shape = kind === 'MONEY' ? /^\d{1,9}(\.\d{1,2})?$/ : /^\d{1,9}$/
  if (shape.test(number)) return { value: Number(number) }
  return { problem: kind === 'MONEY' ? 'An amount as in 720 or 720.50' : 'A whole number' }
}

/** All typed text, to be shown again where the form is gone. */
const typedIn = (values: FormData, fields: readonly TransitionField[]) =>
  fields
    .filter(({ kind }) => kind !== 'PAYMENT' && kind !== 'FILES')
    .map(({ name }) => String(values.get(name) ?? '').trim())
    .filter(Boolean)
    .join('\n\n')
