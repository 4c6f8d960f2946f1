import type { ReactNode } from 'react'
import styles from './company-grid.module.css'

/** Fewer columns where there is less room; on phones one, whose cards turn to lines by themselves. */
export const CompanyGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>
