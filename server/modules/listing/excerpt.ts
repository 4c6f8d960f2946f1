import { badInput } from '../../lib/request-errors'

/** About the number of characters that a card shows. */
const CARD_LENGTH = 80
/** The number of characters before a match that is deep inside a sentence. */
const CONTEXT = 40
/** Maximum length of an excerpt. */
const MAX_LENGTH = 200
/** Maximum length of the searched text. Longer ones match no more than the words that a card shows. */
const MAX_AROUND_LENGTH = 80

/** The beginning of a description or, if the first match comes later, the sentence that contains it. */
export const excerpt = (description: string, around: string) => {
  if (around.length > MAX_AROUND_LENGTH) throw badInput(`\`around\` has at most ${MAX_AROUND_LENGTH} characters.`)
  const text = description.normalize('NFC')
  const beginning = firstParagraph(text)
  const searched = foldInPlace(around.normalize('NFC'))
  const at = searched === '' ? -1 : foldInPlace(text).indexOf(searched)
  const end = at + searched.length
  if (at < 0 || end <= Math.min(CARD_LENGTH, beginning.length)) return shortenedAtWord(beginning)
  const sentence = sentenceStart(text, at)
  const contextStart = at - CONTEXT
  const start = contextStart <= sentence || end - sentence <= CARD_LENGTH ? sentence : wordStart(text, contextStart, at)
  const found = shortenedAtWord(firstParagraph(text.slice(start).trim()))
  return start === 0 ? found : `… ${found}`
}

const plain: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '‑': '-' }

/**
 * Folds case, accents and typographic quotes and dashes, and keeps the position of every character: İ is the only one whose lower case
 * is longer.
 */
const foldInPlace = (text: string) =>
  text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll(/[\u0080-\uffff]/g, (character) => plain[character] ?? character.normalize('NFD').charAt(0))

const sentenceStart = (text: string, at: number) => {
  const starts = ['. ', '? ', '! ', '\n'].map((mark) => {
    const found = text.lastIndexOf(mark, at - mark.length)
    return found < 0 ? 0 : found + mark.length
  })
  return Math.max(...starts)
}

/** The start of the first word between two positions, or `from` if none starts there. */
const wordStart = (text: string, from: number, before: number) => {
  const space = text.slice(from, before).indexOf(' ')
  return space < 0 ? characterStart(text, from) : from + space + 1
}

/** The position, or the one before it if the position is between the two halves of a character. */
const characterStart = (text: string, at: number) => ((text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at)

const firstParagraph = (text: string) => text.split(/\n\s*\n/, 1)[0] ?? ''

const shortenedAtWord = (text: string) => {
  if (text.length <= MAX_LENGTH) return text
  const end = text.lastIndexOf(' ', MAX_LENGTH)
  return `${text.slice(0, end < 0 ? characterStart(text, MAX_LENGTH) : end)} …`
}
