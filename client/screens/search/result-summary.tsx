import type { SearchFilter } from '../../generated/schema'
import { pluralizeTotal } from '../../lib/text'
import { Spinner } from '../../ui/feedback/spinner'
import type { SearchQuery } from './search.generated'
import styles from './search.module.css'
import { describeFilter } from './search-filter'

interface SummaryProps {
  query: string
  filter: SearchFilter | null
  /** Undefined while loading. */
  data: SearchQuery | undefined
}

export const ResultSummary = ({ query, filter, data }: SummaryProps) => (
  <p className={styles.summary} role="status">
    {data ? (
      <>
        <span>{`Found ${pluralizeTotal(data.search, 'result')}`}</span>
        {query && (
          <>
            {' '}
            for <em>“{query}”</em>
          </>
        )}
        {filter && describeFilter(filter, data.categories, data.search.facets)}
      </>
    ) : (
      <span className={styles.searching}>
        <Spinner /> Searching…
      </span>
    )}
  </p>
)
