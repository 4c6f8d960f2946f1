import styles from './unknown-sort.module.css'

/** Says that a list ignores the sort order of its address. */
export const UnknownSort = ({ sort }: { sort: string | undefined }) =>
  sort && <p className={styles.note}>There is no sort order “{sort.slice(0, 60)}”: the newest come first.</p>
