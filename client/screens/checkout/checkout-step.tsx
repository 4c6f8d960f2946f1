import type { ReactNode } from 'react'
import styles from './checkout-step.module.css'

/** A section of the checkout. */
export const CheckoutStep = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.step}>
    <h2>{title}</h2>
    {children}
  </section>
)
