import { badInput } from '../../api/errors'

/** Roughly how many characters a card shows. */
const VISIBLE = 80
/** Characters before a match deep inside a sentence. */
const CONTEXT = 40
/** Maximum length of an excerpt, and of the searched text. */
const MAX_LENGTH = 200

/** An excerpt of a description: its beginning or, if the first match comes later, the sentence with the match. */
export const excerpt = (description: string, around: string) => {
  if (around.length > MAX_LENGTH) throw badInput(`\`around\` has at most ${MAX_LENGTH} characters.`)
  const beginning = firstParagraph(description)
  const at = around === '' ? -1 : description.search(new RegExp(literal(around), 'iu'))
  const end = at + around.length
  if (at < 0 || end <= Math.min(VISIBLE, beginning.length)) return shortened(beginning)
  const sentence = sentenceStart(description, at)
  const far = at - CONTEXT
  const start = far <= sentence || end - sentence <= VISIBLE ? sentence : wordStart(description, far, at)
  const text = shortened(firstParagraph(description.slice(start).trim()))
  return start === 0 ? text : `… ${text}`
}

const sentenceStart = (text: string, at: number) => {
  const starts = ['. ', '? ', '! ', '\n'].map((mark) => {
    const found = text.lastIndexOf(mark, at - mark.length)
    return found < 0 ? 0 : found + mark.length
  })
  return Math.max(...starts)
}

/** The start of the first word between two places, or the first place if none starts there. */
const wordStart = (text: string, from: number, before: number) => {
  const space = text.slice(from, before).indexOf(' ')
  return from + space + 1
}

const firstParagraph = (text: string) => text.split(/\n\s*\n/, 1)[0] ?? ''

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const shortened = (text: string) => {
  if (text.length <= MAX_LENGTH) return text
  const end = text.lastIndexOf(' ', MAX_LENGTH)
  return `${text.slice(0, end < 0 ? MAX_LENGTH : end)} …`
}
