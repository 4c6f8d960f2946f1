import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import styles from './listing-grid.module.css'

const columnClasses = { 3: styles.three, 4: styles.four }

/** The number of columns follows the width; on phones there is one, and cards become rows. */
export const ListingGrid = ({ columns, children }: { columns: 3 | 4; children: ReactNode }) => (
  <div className={classes(styles.grid, columnClasses[columns])}>{children}</div>
)
