import type { ReactNode } from 'react'
import styles from './second-factors.module.css'

interface Props {
  text: ReactNode
  /** The buttons at its end. */
  children: ReactNode
}

/** One second factor of the account, or its recovery codes. */
export const FactorRow = ({ text, children }: Props) => (
  <div className={styles.row}>
    <span>{text}</span>
    <span className={styles.buttons}>{children}</span>
  </div>
)
