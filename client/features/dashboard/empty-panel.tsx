import type { ReactNode } from 'react'
import styles from './empty-panel.module.css'

/** Shown in a panel without content: why, and where to go from here. */
export const EmptyPanel = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={styles.nothing}>
    <img src="/artwork/ornament/empty.svg" width="112" height="112" alt="" />
    <p>{text}</p>
    {children}
  </div>
)
