import type { ReactNode } from 'react'
import styles from './company-grid.module.css'

/** The number of columns follows the width; on phones there is one, and cards become rows. */
export const CompanyGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>
