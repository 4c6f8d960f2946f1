export const hash = (text: string) => {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h = Math.imul(h ^ (h >>> 15), 2246822507)
  return (h ^ (h >>> 13)) >>> 0
}

/** Numbers from 0 to below 1 (mulberry32): the same seed gives the same numbers in the same order. */
export const createNumbers = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Random choices that repeat for a seed. Changing the order of the calls changes every picture. */
export const createRandom = (seed: string) => {
  const next = createNumbers(hash(seed))
  return {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <const T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
    flip: () => next() < 0.5,
  }
}

export type Random = ReturnType<typeof createRandom>
