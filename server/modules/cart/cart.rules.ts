import type { CartLineInput } from '../../generated/resolvers'

const MAX_LINES = 100
export const MAX_QUANTITY = 99
const MAX_EXTRAS = 5

/** The message about the first limit that lines exceed, or undefined. */
export const linesViolation = (lines: readonly CartLineInput[]) => {
  if (lines.length > MAX_LINES) return `A cart has at most ${MAX_LINES} lines.`
  if (lines.some(({ quantity }) => quantity < 1 || quantity > MAX_QUANTITY))
    return `A quantity is from 1 to ${MAX_QUANTITY}.`
  if (lines.some(({ extraIds }) => (extraIds?.length ?? 0) > MAX_EXTRAS))
    return `A line has at most ${MAX_EXTRAS} extras.`
  return undefined
}
