import { firstParagraph } from '../listing/first-paragraph'
import { parts } from './highlight'

/** How much of a description a card shows, roughly. */
const visible = 80
/** What stands before a match deep inside a sentence. */
const approach = 40

/** What of a description stands on a card: its beginning, or, when the match is further on, the sentence with the match. */
export const excerpt = (description: string, query: string) => {
  const [before = '', match] = parts(description, query)
  const beginning = firstParagraph(description)
  if (match === undefined || before.length + match.length <= Math.min(visible, beginning.length)) return beginning
  const start = Math.max(...['. ', '? ', '! ', '\n'].map((end) => before.lastIndexOf(end) + end.length - 1))
  const near = before.lastIndexOf(' ', before.length - approach)
  const sentence = description.slice(before.length + match.length - start > visible ? near : start).trim()
  return `… ${firstParagraph(sentence)}`
}
