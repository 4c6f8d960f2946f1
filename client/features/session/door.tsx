import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import styles from './door.module.css'

interface Props {
  title: string
  /** Below the title: what the form is for, or the way to the other one. */
  other: ReactNode
  art: string
  quote: string
  line: string
  /** `long`: many fields. `low`: few, and a long title. */
  shape?: 'long' | 'low'
  children: ReactNode
}

/** A form on the left, a plate on the right: how signing in and registering look. */
export const Door = ({ title, other, art, quote, line, shape, children }: Props) => (
  <div className={classes(styles.door, shape && styles[shape])}>
    <div className={styles.side}>
      <div>
        <h1>{title}</h1>
        <p className={styles.other}>{other}</p>
      </div>
      {children}
      <noscript>Your browser runs no scripts here, and this form needs them.</noscript>
    </div>
    <div className={styles.plate}>
      <img src={art} width="640" height="640" alt="" />
      <p className={styles.quote}>{quote}</p>
      <p className={styles.line}>{line}</p>
    </div>
  </div>
)
