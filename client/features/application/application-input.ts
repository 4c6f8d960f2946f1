import type { JobKind } from '../../generated/schema'
import { parsePrice } from '../../lib/parse-price'
import { attachedFiles } from '../attachment/attached-files'

/** The content of an application as the form has it, or the first problem of a field. */
export const applicationInput = (kind: JobKind, values: FormData) => {
  const text = (name: string) => String(values.get(name) ?? '').trim()
  const price = parsePrice(text('price'))
  const attached = attachedFiles(values)
  if (kind === 'BRIEF') {
    if (price === undefined || price === null) return problem('price', 'Name a price, such as 1,250.')
    if (!/^\d{1,4}$/.test(text('days'))) return problem('days', 'Say in whole days how long the work takes.')
  }
  if (!text('note'))
    return problem(
      'note',
      kind === 'BRIEF' ? 'Please write how you would do it.' : 'Please write a few sentences on why you fit.',
    )
  if ('problem' in attached) return attached
  return {
    note: text('note'),
    link: text('link') || null,
    files: attached.ids,
    ...(kind === 'BRIEF' ? { price: price ?? null, days: Number(text('days')) } : { expectedPay: text('expectedPay') }),
  }
}

const problem = (field: string, text: string) => ({ problem: text, field })
