import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** A description list. Empty facts are left out. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ReactNode>> }) => (
  <dl className={styles.facts}>
    {Object.entries(facts)
      .filter(([, fact]) => fact !== null && fact !== '')
      .map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
  </dl>
)
