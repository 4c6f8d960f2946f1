import type { IdPrefix } from '../../lib/ids'

/** Ids of generated data: `srv-generated-17`. */
export const generatedId = (prefix: IdPrefix, number: number) => `${prefix}-generated-${number}` as const

/** Returns a function that numbers the ids of all types in one sequence. */
export const generatedIds = () => {
  let last = 0
  return (prefix: IdPrefix) => {
    last += 1
    return generatedId(prefix, last)
  }
}
