import type { ApolloClient } from '@apollo/client'
import { attachedFiles } from '../../../features/attachment/attached-files'
import { amountField, wholeNumberField } from '../../../features/form/number-fields'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import { splitLines } from '../../../lib/text'
import type { TransitionField } from './transition'

/** Returns the input of a transition, or the first problem. The server validates again. */
export const readFields = async (
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
    return required && attached.ids.length === 0 ? { problem: 'Please add a file' } : { value: attached.ids }
  }
  if (kind === 'MILESTONES') return (await import('./milestones/milestone-rows')).readMilestones(values)
  if (kind === 'LINKS' || kind === 'NAMES') return { value: splitLines(text) }
  if (text === '') return required ? { problem: requiredText(field) } : { value: null }
  if (kind === 'TEXT' || kind === 'CHOICE') return { value: text }
  return kind === 'MONEY' ? amountField(text) : wholeNumberField(text)
}

/** The label of a question would make no sentence. */
const requiredText = ({ label, questionId }: TransitionField) =>
  `${questionId === null ? label : 'Your answer'}: please fill this in`
