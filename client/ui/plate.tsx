import type { ReactNode } from 'react'
import styles from './plate.module.css'

/** A picture in its mat, the price in a notch of it. */
export const Plate = ({ children, price }: { children: ReactNode; price?: string | undefined }) => (
  <div className={styles.plate}>
    {children}
    {price && <span className={styles.price}>{price}</span>}
  </div>
)
