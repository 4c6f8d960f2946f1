import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Skeleton } from '../../ui/skeleton'
import type { CategoryFilter_CategoryFragment } from './category-filter.generated'
import styles from './category-filter.module.css'

interface Props {
  /** Undefined while they are on their way. */
  categories: readonly CategoryFilter_CategoryFragment[] | undefined
  /** The slug of the one shown; undefined: all. */
  current: string | undefined
  /** How many listings a category has, where that is known. */
  count: ((category: CategoryFilter_CategoryFragment) => number) | undefined
  /** Address of the list narrowed to a category. */
  to: (slug: string | undefined) => string
}

/** A register of all categories: links, so that each narrowed list can be opened, kept and shared. */
export const CategoryFilter = ({ categories, current, count, to }: Props) => {
  const row = useRow(current)
  const cell = (slug: string | undefined, label: string, figure: number | undefined) => (
    <Cell key={slug ?? ''} to={to(slug)} current={slug === current}>
      <span className={styles.label}>{label}</span>
      {figure !== undefined && <span className={styles.count}>{figure.toLocaleString('en-US')}</span>}
    </Cell>
  )
  const all = count && categories?.reduce((sum, category) => sum + count(category), 0)
  return (
    <nav aria-label="Categories">
      <ul ref={row} className={styles.register}>
        {categories
          ? [
              cell(undefined, 'All categories', all),
              ...categories.map((category) => cell(category.slug, category.name, count?.(category))),
            ]
          : placeholders.map((key) => (
              <li key={key} className={styles.cell}>
                <div className={styles.placeholder} data-counted={count ? true : undefined}>
                  <Skeleton width="70%" height="0.75rem" />
                  <Skeleton width="85%" height="0.75rem" />
                </div>
              </li>
            ))}
      </ul>
    </nav>
  )
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

const Cell = ({ to, current, children }: { to: string; current: boolean; children: ReactNode }) => (
  <li className={styles.cell}>
    <Link className={styles.link} to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
      {children}
    </Link>
  </li>
)

/** Where the register scrolls sideways, the current category must not hide beyond its edge. */
const useRow = (current: string | undefined) => {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category is another place to scroll to
  useEffect(() => {
    const list = row.current
    const cell = list?.querySelector('[aria-current]')?.parentElement
    if (!list || !cell) return
    const [seen, wanted] = [list.getBoundingClientRect(), cell.getBoundingClientRect()]
    if (wanted.left < seen.left || wanted.right > seen.right)
      list.scrollLeft += wanted.left - seen.left - (seen.width - wanted.width) / 2
  }, [current])
  return row
}
