import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** Replaces an empty list. The text says why the list is empty and what to do about it. */
export const Empty = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className={styles.empty}>
    <img src="/artwork/ornament/empty.svg" width="112" height="112" alt="" />
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
)
