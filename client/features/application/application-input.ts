import type { JobKind } from '../../generated/schema'
import { attachedFiles } from '../attachment/attached-files'
import { amountField, wholeNumberField } from '../form/number-fields'

/** The content of an application as the form has it, or the first problem of a field. */
export const applicationInput = (kind: JobKind, values: FormData) => {
  const text = (name: string) => String(values.get(name) ?? '').trim()
  const attached = attachedFiles(values)
  const terms = kind === 'BRIEF' ? offerTerms(text) : { expectedPay: text('expectedPay') }
  if ('problem' in terms) return terms
  if (!text('note'))
    return {
      problem: kind === 'BRIEF' ? 'Please write how you would do it.' : 'Please write a few sentences on why you fit.',
      field: 'note',
    }
  if ('problem' in attached) return attached
  return { note: text('note'), link: text('link') || null, files: attached.ids, ...terms }
}

const offerTerms = (text: (name: string) => string) => {
  const price = amountField(text('price'))
  if ('problem' in price) return { ...price, field: 'price' }
  const days = wholeNumberField(text('days'))
  return 'problem' in days ? { ...days, field: 'days' } : { price: price.value, days: days.value }
}
