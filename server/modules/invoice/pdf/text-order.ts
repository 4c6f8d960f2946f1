type Direction = 'left-to-right' | 'right-to-left'

/** As in Unicode's algorithm: 1 is written from right to left, and 2 is Latin or a number within it. */
export type Level = 0 | 1 | 2

const brackets = ['()', '[]', '{}', '<>', '«»', '‹›']
const openingOf = new Map(brackets.map(([open = '', close = '']) => [close, open]))
const mirrored = new Map([...openingOf, ...[...openingOf].map(([close, open]) => [open, close] as const)])

const isNumber = (part: string) => /\p{N}/u.test(part)

/** Single characters, and numbers with the signs that belong to them, such as `1,500.50` and `12%`. */
const partsOf = (text: string): readonly string[] =>
  text.match(/[#\p{Sc}]?\p{N}+(?:[.,:/+-]\p{N}+)*[%°\p{Sc}]?|./gsu) ?? []

/**
 * Returns each character with its level. A sign or space has the direction of both sides of it, else that of the line, and a closing
 * bracket that of its opening one. A number belongs to the text before it.
 */
export const withLevels = (text: string, isRightToLeft: (character: string) => boolean) => {
  const parts = partsOf(text)
  const directions = parts.map((part): Direction | undefined => {
    if (isNumber(part)) return undefined
    if (isRightToLeft(part)) return 'right-to-left'
    return /\p{L}/u.test(part) ? 'left-to-right' : undefined
  })
  const line = directions.find((direction) => direction !== undefined) ?? 'left-to-right'
  const before = (index: number) => directions.slice(0, index).findLast((direction) => direction !== undefined) ?? line
  const after = (index: number) => {
    const next = parts.findIndex((part, other) => other > index && (directions[other] !== undefined || isNumber(part)))
    return next < 0 ? line : (directions[next] ?? before(next))
  }
  const ofSign = (index: number) => (before(index) === after(index) ? before(index) : line)
  for (const [index, part] of parts.entries()) {
    const opening = parts.lastIndexOf(openingOf.get(part) ?? '', index)
    if (opening < 0) continue
    directions[index] = ofSign(opening)
    directions[opening] = directions[index]
  }
  const lowest = line === 'left-to-right' ? 0 : 2
  const levelOf = (part: string, index: number): Level => {
    if (isNumber(part)) return before(index) === 'right-to-left' ? 2 : lowest
    return (directions[index] ?? ofSign(index)) === 'right-to-left' ? 1 : lowest
  }
  return parts.flatMap((part, index) => [...part].map((character) => ({ character, level: levelOf(part, index) })))
}

/** The runs of a line in the order in which they stand on the page, from the left. */
export const inVisualOrder = <Run extends { level: Level }>(runs: readonly Run[]) =>
  reversedFrom(1, reversedFrom(2, runs))

/** Turns around each sequence of runs whose level is at least `level`. */
const reversedFrom = <Run extends { level: Level }>(level: Level, runs: readonly Run[]) => {
  const ordered: Run[] = []
  let start = 0
  for (const run of runs) {
    if (run.level < level) start = ordered.length + 1
    ordered.splice(run.level < level ? ordered.length : start, 0, run)
  }
  return ordered
}

/** Characters in the other direction, as signs stand within Hebrew and Arabic. */
export const mirror = (text: string) =>
  [...text]
    .reverse()
    .map((character) => mirrored.get(character) ?? character)
    .join('')
