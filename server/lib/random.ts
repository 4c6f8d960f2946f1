/** Random numbers that repeat for a seed (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
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
