import { type ReactNode, useEffect, useRef } from 'react'
import { formatCount } from '../../lib/text'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Link } from '../page/layout/link'
import styles from './category-filter.module.css'
import type { FilterCategories } from './use-listings'

interface Props {
  /** Undefined while they load. */
  categories: FilterCategories | undefined
  /** Slug of the current category; undefined for all. */
  current: string | undefined
  /** The number of listings in a category; undefined if it is not known. */
  count: ((category: FilterCategories[number]) => number) | undefined
  /** Address of the list filtered by a category. */
  to: (slug: string | undefined) => string
}

/** Links to the list of each category, so that filtered lists can be opened in a tab, bookmarked and shared. */
export const CategoryFilter = ({ categories, current, count, to }: Props) => {
  const cell = (slug: string | undefined, label: string, listingCount: number | undefined) => (
    <Cell key={slug ?? ''} to={to(slug)} current={slug === current}>
      <span className={styles.label}>{label}</span>
      {listingCount !== undefined && <span className={styles.count}>{formatCount(listingCount)}</span>}
    </Cell>
  )
  const all = count && categories?.reduce((sum, category) => sum + count(category), 0)
  return (
    <nav aria-label="Categories">
      <ul className={styles.row}>
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

const Cell = ({ to, current, children }: { to: string; current: boolean; children: ReactNode }) => {
  const cell = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) scrollIntoRow(cell.current)
  }, [current])
  return (
    <li ref={cell} className={styles.cell}>
      <Link className={styles.link} to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
        {children}
      </Link>
    </li>
  )
}

/** Scrolls the row only. `scrollIntoView` would scroll the page, too. */
const scrollIntoRow = (cell: HTMLElement | null) => {
  const row = cell?.parentElement
  if (!row) return
  const [rowBox, cellBox] = [row.getBoundingClientRect(), cell.getBoundingClientRect()]
  if (cellBox.left < rowBox.left || cellBox.right > rowBox.right)
    row.scrollLeft += cellBox.left - rowBox.left - (rowBox.width - cellBox.width) / 2
}
