import { foldInPlace } from './fold-in-place'
import styles from './highlight.module.css'

/** Highlights each match of the search text, ignoring case, accents and the form of quotes and dashes. */
export const Highlight = ({ text, query }: { text: string; query: string }) =>
  splitByMatches(text, query).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key, and are never reordered
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )

/** The parts with an odd index match. */
export const splitByMatches = (text: string, query: string) => {
  const [folded, searched] = [foldInPlace(text), foldInPlace(query)]
  const parts: string[] = []
  let end = 0
  let at = searched ? folded.indexOf(searched) : -1
  while (at >= 0) {
    parts.push(text.slice(end, at), text.slice(at, at + searched.length))
    end = at + searched.length
    at = folded.indexOf(searched, end)
  }
  return [...parts, text.slice(end)]
}
