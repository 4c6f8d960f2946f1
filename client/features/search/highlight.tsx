import styles from './highlight.module.css'

/** Highlights each match of the search text, ignoring case. */
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
export const splitByMatches = (text: string, query: string) =>
  query ? text.split(new RegExp(`(${escapeRegExp(query)})`, 'iu')) : [text]

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
