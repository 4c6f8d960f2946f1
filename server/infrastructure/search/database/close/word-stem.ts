/** Endings, and the length that a word has without them at least. The first that fits is taken. */
const endings: readonly [ending: string, rest: number][] = [
  ['izations', 4],
  ['ization', 4],
  ['ations', 5],
  ['ation', 5],
  ['ments', 5],
  ['ment', 5],
  ['ings', 5],
  ['ing', 5],
  ['ies', 4],
  ['ed', 5],
  ['es', 5],
  ['y', 4],
  ['s', 3],
]

/** The beginning that the forms of an English word share: `compan` for `company` and `companies`. Others stay as they are. */
export const stemOf = (word: string) => {
  if (!/^[a-z]+$/.test(word)) return word
  const found = endings.find(([ending, rest]) => word.endsWith(ending) && word.length - ending.length >= rest)
  return found && !/ss$/.test(word) ? word.slice(0, -found[0].length) : word
}
