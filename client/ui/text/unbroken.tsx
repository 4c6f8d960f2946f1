import styles from './unbroken.module.css'

/** A short text that stays on one line, such as a number with hyphens. */
export const Unbroken = ({ children }: { children: string }) => <span className={styles.unbroken}>{children}</span>
