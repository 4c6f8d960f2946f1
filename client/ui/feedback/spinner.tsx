import styles from './spinner.module.css'

/** A decorative spinner: the text beside it says what is pending. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
