import type { ReactNode } from 'react'
import styles from './plate.module.css'

/** A framed picture with an optional price tag. */
export const Plate = ({ children, price }: { children: ReactNode; price?: string | undefined }) => (
  <div className={styles.plate}>
    {children}
    {price && <span className={styles.price}>{price}</span>}
  </div>
)
