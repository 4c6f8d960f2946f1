import { total } from '../../features/listing/counted'
import type { SearchFilter } from '../../generated/schema'
import { Spinner } from '../../ui/spinner'
import { narrowedWords } from './narrowing'
import type { SearchQuery } from './search.generated'
import styles from './search.module.css'

interface Props {
  query: string
  filter: SearchFilter | null
  /** Undefined while the search is under way. */
  found: SearchQuery | undefined
}

/** How the search stands, said aloud as it changes. */
export const Found = ({ query, filter, found }: Props) => (
  <p className={styles.found} role="status">
    {found ? (
      <>
        <span>{`Found ${total(found.search, 'result')}`}</span>
        {query && (
          <>
            {' '}
            for <em>“{query}”</em>
          </>
        )}
        {filter && narrowedWords(filter, found.categories)}
      </>
    ) : (
      <span className={styles.searching}>
        <Spinner /> Searching…
      </span>
    )}
  </p>
)
