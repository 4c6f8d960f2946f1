import styles from './highlight.module.css'

/** A text with each place marked where it contains what was searched for, case aside. */
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

/** Odd ones match. */
export const parts = (text: string, query: string) =>
  query ? text.split(new RegExp(`(${literal(query)})`, 'iu')) : [text]

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
