import { total } from '../../features/listing/counted'
import { Spinner } from '../../ui/spinner'
import styles from './search.module.css'

interface Props {
  query: string
  /** Undefined while the search is under way. */
  search: { totalCount: number; totalIsExact: boolean } | undefined
}

/** How the search stands, said aloud as it changes. */
export const Found = ({ query, search }: Props) => (
  <p className={styles.found} role="status">
    {search ? (
      <>
        <span>{`Found ${total(search, 'result')}`}</span> for <em>“{query}”</em>
      </>
    ) : (
      <span className={styles.searching}>
        <Spinner /> Searching…
      </span>
    )}
  </p>
)
