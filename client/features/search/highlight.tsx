import styles from './highlight.module.css'

/** Highlights each match of the search text, ignoring case. */
export const Highlight = ({ text, query }: { text: string; query: string }) =>
  parts(text, query).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )

/** Parts with an odd index match. */
export const parts = (text: string, query: string) =>
  query ? text.split(new RegExp(`(${literal(query)})`, 'iu')) : [text]

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
