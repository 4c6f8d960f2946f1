/** Trims a text. One that nobody sees is empty. */
const trimmed = (text: string) => (visibleText(text) === '' ? '' : text.trim())

/**
 * Trims a short text and collapses its white space. Removes the characters that change the direction of writing: they would turn
 * around the sentences in which the text stands. A text that nobody sees is empty.
 */
export const oneLine = (text: string) =>
  trimmed(text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')).replaceAll(/\s+/g, ' ')

/** Normalizes short texts and removes duplicates and empty ones. */
export const oneLineEach = (texts: readonly string[]) => [...new Set(texts.map(oneLine))].filter(Boolean)

/** Trims paragraphs and normalizes their line breaks. A text that nobody sees is empty. */
export const paragraphs = (text: string) => trimmed(text.replaceAll(/\r\n?/g, '\n'))

/** True for lists of the same texts in the same order. */
export const isSameList = (texts: readonly string[], others: readonly string[]) =>
  texts.length === others.length && texts.every((text, index) => text === others[index])

/** At most so many characters, with … where something is left out. */
export const shortened = (text: string, max: number) => {
  const characters = [...text]
  if (characters.length <= max) return text
  const start = characters.slice(0, max - 1).join('')
  return `${start.trimEnd()}…`
}

/** Joins paragraphs by blank lines. */
export const joinParagraphs = (paragraphs: readonly string[]) => paragraphs.join('\n\n')

/** Escapes a text for HTML and XML. */
export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Folds case and the composition of accents, for comparison. Databases fold ASCII only. */
export const foldCase = (text: string) => text.normalize('NFC').toLowerCase()

/** `1 day`, `2 days` */
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The text without invisible characters, such as the fillers of Hangul and the empty pattern of Braille, and outer spaces. */
export const visibleText = (text: string) => text.replaceAll(/[\p{Cf}\p{DI}\u2800]/gu, '').trim()

/** False for a text of invisible characters or signs alone. */
export const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(visibleText(text))

/** The text with a capital first letter. */
export const capitalized = (text: string) => text.replace(/^./, (first) => first.toUpperCase())
