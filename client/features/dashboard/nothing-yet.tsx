import type { ReactNode } from 'react'
import styles from './nothing-yet.module.css'

/** What stands in a panel that has nothing to show: why, and where to go from here. */
export const NothingYet = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={styles.nothing}>
    <img src="/artwork/ornament/empty.svg" width="112" height="112" alt="" />
    <p>{text}</p>
    {children}
  </div>
)
