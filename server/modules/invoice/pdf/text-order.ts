import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

export type Direction = 'ltr' | 'rtl'

/** The direction of a text's first letter, in which all of its lines are written. */
export const directionOf = (text: string): Direction =>
  bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'

/** The characters of a line, each with its level by Unicode's bidirectional algorithm: those of odd levels are written from right to left. */
export const withLevels = (line: string, direction: Direction) => {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  let index = 0
  return [...line].map((character) => {
    const level = levels[index] ?? 0
    index += character.length
    return { character, level }
  })
}

/** The runs of a line in the order in which they stand on the page, from the left. */
export const inVisualOrder = <Run extends { level: number }>(runs: readonly Run[]) => {
  const levels = Uint8Array.from(runs, ({ level }) => level)
  // A run moves as a whole, like one character.
  const paragraph = { start: 0, end: runs.length - 1, level: 0 }
  const order = bidi.getReorderedIndices('x'.repeat(runs.length), { levels, paragraphs: [paragraph] })
  return order.flatMap((index) => runs[index] ?? [])
}

/** Characters in the other direction, with brackets that open to the other side. */
export const mirror = (text: string) =>
  [...text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('')
