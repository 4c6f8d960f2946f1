import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../page/layout/link'
import type { Facets_FacetFragment } from './facet.generated'
import { countText } from './facet-count'
import styles from './facet-strip.module.css'

interface Props {
  /** The name of the navigation: `Categories`. */
  label: string
  /** `All categories` */
  all: string
  /** Undefined while it loads. */
  facet: Facets_FacetFragment | undefined
  /** Address of the list filtered by a choice, or of the whole list. */
  to: (value?: string) => string
}

/** The categories as links above a list. */
export const categoryStrip = { name: 'CATEGORY', label: 'Categories', all: 'All categories' } as const

/** Links to the list of each choice, so that filtered lists can be opened in a tab, bookmarked and shared. */
export const FacetStrip = ({ label, all, facet, to }: Props) => {
  const choices = facet?.choices ?? []
  const isExact = choices.every(({ countIsExact }) => countIsExact)
  const sum = countText({ count: choices.reduce((total, { count }) => total + count, 0), countIsExact: isExact })
  const cell = (value: string | undefined, text: string, count: string, current: boolean) => (
    <Cell key={value ?? ''} to={to(value)} current={current}>
      <span className={facet?.name === 'CATEGORY' ? styles.label : undefined}>{text}</span>
      <span className={styles.count}>{count}</span>
    </Cell>
  )
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
        {facet ? (
          [
            cell(undefined, all, sum, !choices.some(({ selected }) => selected)),
            ...choices.map((choice) => cell(choice.value, choice.label, countText(choice), choice.selected)),
          ]
        ) : (
          <li className={styles.placeholder} />
        )}
      </ul>
    </nav>
  )
}

const Cell = ({ to, current, children }: { to: string; current: boolean; children: ReactNode }) => {
  const cell = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) import('./scroll-into-row').then(({ scrollIntoRow }) => scrollIntoRow(cell.current))
  }, [current])
  return (
    <li ref={cell} className={styles.cell}>
      <Link className={styles.link} to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
        {children}
      </Link>
    </li>
  )
}
