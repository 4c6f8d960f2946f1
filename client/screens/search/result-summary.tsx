import type { SearchFilter } from '../../generated/schema'
import { pluralizeTotal } from '../../lib/text'
import { Spinner } from '../../ui/feedback/spinner'
import type { SearchQuery } from './search.generated'
import styles from './search.module.css'
import { describeFilter } from './search-filter'

interface Props {
  query: string
  filter: SearchFilter | null
  /** Undefined while the search loads. */
  found: SearchQuery | undefined
}

/** The number of results, announced to screen readers. */
export const ResultSummary = ({ query, filter, found }: Props) => (
  <p className={styles.found} role="status">
    {found ? (
      <>
        <span>{`Found ${pluralizeTotal(found.search, 'result')}`}</span>
        {query && (
          <>
            {' '}
            for <em>“{query}”</em>
          </>
        )}
        {filter && describeFilter(filter, found.categories)}
      </>
    ) : (
      <span className={styles.searching}>
        <Spinner /> Searching…
      </span>
    )}
  </p>
)
