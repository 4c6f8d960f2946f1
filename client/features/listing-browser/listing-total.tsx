import { pluralizeTotal } from '../../lib/text'
import { Skeleton } from '../../ui/feedback/skeleton'
import styles from './listing-total.module.css'

interface Props {
  noun: string
  /** The name of the category, or of all. */
  place: string
  /** Undefined while it loads. */
  list: { totalCount: number; totalIsExact: boolean } | undefined
  failed: boolean
}

/** `41 products in all categories` */
export const ListingTotal = ({ noun, place, list, failed }: Props) => {
  const [figure, ...nouns] = list ? pluralizeTotal(list, noun).split(' ') : []
  return (
    <div className={styles.total} role="status">
      {list ? (
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
