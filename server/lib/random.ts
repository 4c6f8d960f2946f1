import { createNumbers } from '../../artwork/engraving/random'

/** Random numbers that repeat for a seed. */
export const createRandom = (seed: number) => {
  const next = createNumbers(seed)
  return {
    /** A number from 0 to below 1. */
    next,
    /** Whether something of this probability happens. */
    happens: (probability: number) => next() < probability,
    /** A whole number from 0 to below `end`. */
    below: (end: number) => Math.floor(next() * end),
    /** One of the choices. Undefined if there is none. */
    pick: <Choice>(choices: readonly Choice[]) => choices[Math.floor(next() * choices.length)],
  }
}

export type Random = ReturnType<typeof createRandom>
