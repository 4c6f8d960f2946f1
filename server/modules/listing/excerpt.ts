/** How much of a description a card shows, roughly. */
const VISIBLE = 80
/** What stands before a match deep inside a sentence. */
const APPROACH = 40
const LONGEST = 200

/** What of a description stands in a list: its beginning or, when the first match is further on, the sentence with the match. */
export const excerpt = (description: string, around: string) => {
  const beginning = firstParagraph(description)
  const at = around === '' ? -1 : description.search(new RegExp(literal(around), 'iu'))
  const end = at + around.length
  if (at < 0 || end <= Math.min(VISIBLE, beginning.length)) return shortened(beginning)
  const start = Math.max(...['. ', '? ', '! ', '\n'].map((mark) => description.lastIndexOf(mark, at - 1) + mark.length))
  const near = description.lastIndexOf(' ', at - APPROACH)
  return `… ${shortened(firstParagraph(description.slice(end - start > VISIBLE ? near : start).trim()))}`
}

const firstParagraph = (text: string) => text.split(/\n\s*\n/, 1)[0] ?? ''

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const shortened = (text: string) => {
  if (text.length <= LONGEST) return text
  const end = text.lastIndexOf(' ', LONGEST)
  return `${text.slice(0, end < 0 ? LONGEST : end)} …`
}
