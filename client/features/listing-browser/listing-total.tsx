import { pluralizeTotal } from '../../lib/text'
import { Skeleton } from '../../ui/feedback/skeleton'
import type { ListingQuery } from './listing-query'
import styles from './listing-total.module.css'
import type { FilterCategories } from './use-listings'

interface Props {
  query: ListingQuery
  noun: string
  categories: FilterCategories | undefined
  count: ((category: FilterCategories[number]) => number) | undefined
  /** Undefined while it loads. */
  list: { totalCount: number; totalIsExact: boolean } | undefined
  failed: boolean
}

/** `41 products in all categories`: result before the list has loaded if only a category filters it. */
export const ListingTotal = ({ query, noun, categories, count, list, failed }: Props) => {
  const { category, min, max, rating } = query
  const shown = categories?.filter(({ slug }) => category === undefined || slug === category)
  const narrowed = min !== undefined || max !== undefined || rating !== undefined
  const expected =
    count && shown && !narrowed
      ? { totalCount: shown.reduce((sum, each) => sum + count(each), 0), totalIsExact: true }
      : undefined
  const result = list ?? expected
  const [figure, ...nouns] = result ? pluralizeTotal(result, noun).split(' ') : []
  const where = category === undefined ? 'all categories' : (shown?.[0]?.name ?? 'this category')
  return (
    <div className={styles.total} role="status">
      {result ? (
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
