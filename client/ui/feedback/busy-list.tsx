import type { ComponentProps } from 'react'
import styles from './busy-list.module.css'

/** A list that is dimmed while the next one loads. */
export const BusyList = ({ busy, ...props }: Omit<ComponentProps<'div'>, 'className'> & { busy: boolean }) => (
  <div {...props} className={styles.list} aria-busy={busy} />
)
