import { preload } from 'react-dom'
import type { SearchFilter } from '../../generated/schema'
import { pluralizeTotal } from '../../lib/text'
import { Spinner } from '../../ui/feedback/spinner'
import italic from '../../ui/theme/fonts/newsreader-display-italic.woff2?url'
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
            for <Query text={query} />
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

/** Its font is on no other page's first screen. The style sheet names it too late for the first paint. */
const Query = ({ text }: { text: string }) => {
  preload(italic, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' })
  return <em>“{text}”</em>
}
