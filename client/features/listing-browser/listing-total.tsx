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

/** `41 products in all categories`. Until the list has loaded, the counts of the categories serve, unless another filter is set. */
export const ListingTotal = ({ query, noun, categories, count, list, failed }: Props) => {
  const { category, min, max, rating, days } = query
  const matching = categories?.filter(({ slug }) => category === undefined || slug === category)
  const isFiltered = min !== undefined || max !== undefined || rating !== undefined || days !== undefined
  const expected =
    count && matching && !isFiltered
      ? { totalCount: matching.reduce((sum, each) => sum + count(each), 0), totalIsExact: true }
      : undefined
  const result = list ?? expected
  const [figure, ...nouns] = result ? pluralizeTotal(result, noun).split(' ') : []
  const place = category === undefined ? 'all categories' : (matching?.[0]?.name ?? 'this category')
  return (
    <div className={styles.total} role="status">
      {result ? (
        <>
          <b>{figure}</b> {nouns.join(' ')}
          <span className={styles.place}>{` in ${place}`}</span>
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
