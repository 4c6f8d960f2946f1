import styles from './no-wrap.module.css'

/** A short text that stays on one line, such as a number with hyphens. */
export const NoWrap = ({ children }: { children: string }) => <span className={styles.noWrap}>{children}</span>
