import styles from './spinner.module.css'

/** Turns while something is under way; what that is, the text beside it says. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
