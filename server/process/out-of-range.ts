import type { TransitionField } from '../generated/resolvers'

/** The message for a number that is not within the limits. */
export const outOfRange = (
  { label, min, max }: Pick<TransitionField, 'label' | 'min' | 'max'>,
  value: number,
  unit: '$' | '',
) => {
  const [least, most] = [min ?? 0, max ?? Number.POSITIVE_INFINITY]
  if (value >= least && value <= most) return undefined
  return `${label}: from ${unit}${least.toLocaleString('en-US')} to ${unit}${most.toLocaleString('en-US')}`
}
