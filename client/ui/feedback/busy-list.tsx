import type { ReactNode } from 'react'
import styles from './busy-list.module.css'

/** A list that is dimmed while the next one loads. */
export const BusyList = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <div className={styles.list} aria-busy={busy}>
    {children}
  </div>
)
