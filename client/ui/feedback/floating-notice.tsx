import type { ReactNode } from 'react'
import { classes } from '../classes'
import styles from './floating-notice.module.css'

/** A notice above the bottom of the window. Its live region is always rendered, so that screen readers announce new content. */
export const FloatingNotice = ({ tone, children }: { tone?: 'good' | 'wait' | undefined; children: ReactNode }) => (
  <div className={styles.region} role="status">
    {children && <div className={classes(styles.notice, tone && styles[tone])}>{children}</div>}
  </div>
)
