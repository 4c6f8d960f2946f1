import { linesOf } from '../../features/form/lines-of'
import { readCard } from '../../features/payment/read-card'
import type { ActField_FieldFragment } from './act-field.generated'

type Read = { value: unknown } | { problem: string; field: string }

interface SampleCard {
  number: string
  token: string
}

/** What was typed, as the step's input takes it; or the first thing that is wrong with it. The server has the last word. */
export const readFields = (
  values: FormData,
  fields: readonly ActField_FieldFragment[],
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
  { name, label, kind, required }: ActField_FieldFragment,
  sampleCards: readonly SampleCard[],
): { value: unknown } | { problem: string; field?: string } => {
  const text = String(values.get(name) ?? '').trim()
  if (kind === 'PAYMENT') {
    const card = readCard(values, sampleCards)
    return 'token' in card ? { value: { token: card.token } } : card
  }
  if (kind === 'FILES') return { value: values.getAll(name).map(String) }
  if (kind === 'LINKS') return { value: linesOf(text) }
  if (text === '') return required ? { problem: `${label} is required` } : { value: null }
  if (kind === 'TEXT') return { value: text }
  const number = kind === 'MONEY' ? text.replace(/[$,\s]/g, '') : text
  const shape = kind === 'MONEY' ? /^\d{1,9}(\.\d{1,2})?$/ : /^\d{1,9}$/
  if (shape.test(number)) return { value: Number(number) }
  return { problem: kind === 'MONEY' ? 'An amount as in 720 or 720.50' : 'A whole number' }
}

/** All that was typed in words, to be kept where its form is gone. */
export const typedIn = (values: FormData, fields: readonly ActField_FieldFragment[]) =>
  fields
    .filter(({ kind }) => kind !== 'PAYMENT' && kind !== 'FILES')
    .map(({ name }) => String(values.get(name) ?? '').trim())
    .filter(Boolean)
    .join('\n\n')
