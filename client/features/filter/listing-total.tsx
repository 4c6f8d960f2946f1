import { Skeleton } from '../../ui/skeleton'
import { total } from '../listing/counted'
import type { CategoryFilter_CategoryFragment } from './category-filter.generated'
import type { ListingQuery } from './listing-query'
import styles from './listing-total.module.css'

interface Props {
  query: ListingQuery
  noun: string
  categories: readonly CategoryFilter_CategoryFragment[] | undefined
  count: ((category: CategoryFilter_CategoryFragment) => number) | undefined
  /** Undefined while it is on its way. */
  list: { totalCount: number; totalIsExact: boolean } | undefined
  failed: boolean
}

/** `41 products in all categories`: said before the list is there, where only a category narrows it. */
export const ListingTotal = ({ query, noun, categories, count, list, failed }: Props) => {
  const { category, min, max, rating } = query
  const shown = categories?.filter(({ slug }) => category === undefined || slug === category)
  const narrowed = min !== undefined || max !== undefined || rating !== undefined
  const foreseen =
    count && shown && !narrowed
      ? { totalCount: shown.reduce((sum, each) => sum + count(each), 0), totalIsExact: true }
      : undefined
  const known = list ?? foreseen
  const [figure, ...nouns] = known ? total(known, noun).split(' ') : []
  const where = category === undefined ? 'all categories' : (shown?.[0]?.name ?? 'this category')
  return (
    <div className={styles.total} role="status">
      {known ? (
        <>
          <b>{figure}</b> {nouns.join(' ')}
          <span className={styles.where}>{` in ${where}`}</span>
        </>
      ) : (
        !failed && (
          <>
            <span className="visually-hidden">{`Counting ${noun}s`}</span>
            <Skeleton width="11rem" height="0.75rem" />
          </>
        )
      )}
    </div>
  )
}
