/** The number of letters that differ. Two letters the other way round count once. */
export const distanceOf = (first: string, second: string) => {
  const [a, b] = [[...first], [...second]]
  let [before, row]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (const [i, letter] of a.entries()) {
    const next = [i + 1]
    for (const [j, other] of b.entries()) {
      const changed = (row?.[j] ?? 0) + Number(letter !== other)
      const swapped =
        letter === b[j - 1] && other === a[i - 1] && letter !== other ? (before?.[j - 1] ?? 0) + 1 : changed
      next.push(Math.min(changed, swapped, (row?.[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    ;[before, row] = [row ?? [], next]
  }
  return row?.at(-1) ?? 0
}

const MIN_LENGTH = 4

/** The word that a misspelt one stands for: the nearest of one or two different letters, the first by alphabet of equal ones. */
export const similarWord = (word: string, candidates: readonly string[]) => {
  const most = word.length < 6 ? 1 : 2
  if (word.length < MIN_LENGTH) return undefined
  return candidates
    .filter((candidate) => candidate.length >= MIN_LENGTH && Math.abs(candidate.length - word.length) <= most)
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))[0]?.candidate
}
