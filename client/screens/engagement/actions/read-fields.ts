import { tokenizeCard } from '../../../features/payment/tokenize-card'
import { splitLines } from '../../../lib/text'
import type { EngagementActions_EngagementFragment } from './engagement-actions.generated'

export type Transition = EngagementActions_EngagementFragment['availableTransitions'][number]
export type TransitionField = Transition['fields'][number]

type Read = { value: unknown } | { problem: string; field: string }

interface SampleCard {
  number: string
  token: string
}

/** Turns the form's values into the input of a transition, or tells the first problem. The server validates again. */
export const readFields = (
  values: FormData,
  fields: readonly TransitionField[],
  sampleCards: readonly SampleCard[],
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
  sampleCards: readonly SampleCard[],
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
export const typedIn = (values: FormData, fields: readonly TransitionField[]) =>
  fields
    .filter(({ kind }) => kind !== 'PAYMENT' && kind !== 'FILES')
    .map(({ name }) => String(values.get(name) ?? '').trim())
    .filter(Boolean)
    .join('\n\n')
