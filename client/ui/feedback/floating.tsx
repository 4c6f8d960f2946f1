import type { ReactNode } from 'react'
import { classes } from '../classes'
import styles from './floating.module.css'

/** A notice over the foot of the page. Its live region is always rendered, so that screen readers announce new content. */
export const Floating = ({ tone, children }: { tone?: 'good' | 'wait' | undefined; children: ReactNode }) => (
  <div className={styles.place} role="status">
    {children && <div className={classes(styles.notice, tone && styles[tone])}>{children}</div>}
  </div>
)
