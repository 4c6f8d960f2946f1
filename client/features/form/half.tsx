import type { ReactNode } from 'react'
import styles from './saving-form.module.css'

/** A field that leaves room for another beside it. */
export const Half = ({ children }: { children: ReactNode }) => <div className={styles.half}>{children}</div>
