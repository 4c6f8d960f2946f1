import type { ReactNode } from 'react'
import styles from './step.module.css'

/** A part of the checkout, under a thick rule and a thin one. */
export const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.step}>
    <h2>{title}</h2>
    {children}
  </section>
)
