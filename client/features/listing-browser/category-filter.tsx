import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Skeleton } from '../../ui/feedback/skeleton'
import styles from './category-filter.module.css'
import type { FilterCategories } from './use-listings'

interface Props {
  /** Undefined while they load. */
  categories: FilterCategories | undefined
  /** Slug of the current category; undefined for all. */
  current: string | undefined
  /** The number of listings in a category, where it is known. */
  count: ((category: FilterCategories[number]) => number) | undefined
  /** Address of the list filtered by a category. */
  to: (slug: string | undefined) => string
}

/** Links to the list of each category, so that filtered lists can be opened in a tab, bookmarked and shared. */
export const CategoryFilter = ({ categories, current, count, to }: Props) => {
  const row = useScrollToCurrent(current)
  const cell = (slug: string | undefined, label: string, figure: number | undefined) => (
    <Cell key={slug ?? ''} to={to(slug)} current={slug === current}>
      <span className={styles.label}>{label}</span>
      {figure !== undefined && <span className={styles.count}>{figure.toLocaleString('en-US')}</span>}
    </Cell>
  )
  const all = count && categories?.reduce((sum, category) => sum + count(category), 0)
  return (
    <nav aria-label="Categories">
      <ul ref={row} className={styles.row}>
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

/** Scrolls the current category into view where the row scrolls sideways. */
const useScrollToCurrent = (current: string | undefined) => {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the category changes
  useEffect(() => {
    const list = row.current
    const cell = list?.querySelector('[aria-current]')?.parentElement
    if (!list || !cell) return
    const [rowBox, cellBox] = [list.getBoundingClientRect(), cell.getBoundingClientRect()]
    if (cellBox.left < rowBox.left || cellBox.right > rowBox.right)
      list.scrollLeft += cellBox.left - rowBox.left - (rowBox.width - cellBox.width) / 2
  }, [current])
  return row
}
