import type { TransitionField } from '../generated/resolvers'
import { cents, priceText } from '../lib/money'

/** The message for a number that is not within the limits. */
export const outOfRange = (
  { label, min, max }: Pick<TransitionField, 'label' | 'min' | 'max'>,
  value: number,
  unit: '$' | '',
) => {
  const [least, most] = [min ?? 0, max ?? Number.POSITIVE_INFINITY]
  if (value >= least && value <= most) return undefined
  const text = (limit: number) => (unit === '$' ? priceText(cents(limit)) : limit.toLocaleString('en-US'))
  return `${label}: from ${text(least)} to ${text(most)}`
}
