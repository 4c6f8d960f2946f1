import { type Total, totalText } from '../../lib/text'
import { Skeleton } from '../../ui/feedback/skeleton'
import styles from './listing-total.module.css'

interface Props {
  noun: string
  /** The name of the category, or of all. */
  place: string
  /** Undefined while it loads. */
  list: Total | undefined
  failed: boolean
}

/** `41 products in all categories` */
export const ListingTotal = ({ noun, place, list, failed }: Props) => (
  <div className={styles.total} role="status">
    {list ? (
      <>
        <b>{totalText(list)}</b> {list.totalCount === 1 ? noun : `${noun}s`}
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
