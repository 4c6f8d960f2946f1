import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './floating.module.css'

/** A notice over the foot of the page. The place is always there, so that what comes into it is read out. */
export const Floating = ({ tone, children }: { tone?: 'good' | 'wait' | undefined; children: ReactNode }) => (
  <div className={styles.place} role="status">
    {children && <div className={classes(styles.notice, tone && styles[tone])}>{children}</div>}
  </div>
)
