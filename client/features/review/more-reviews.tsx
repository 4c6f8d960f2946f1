import { useState } from 'react'
import { Button } from '../../ui/button'
import { useHydrated } from '../../ui/use-hydrated'
import styles from './reviews.module.css'

interface Props {
  /** `Showing 6 of 20 reviews` */
  shown: string
  load: () => Promise<void>
}

/** What fails leaves what is shown, and can be tried again. */
export const MoreReviews = ({ shown, load }: Props) => {
  const hydrated = useHydrated()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const more = () => {
    setFailed(false)
    setLoading(true)
    load()
      .catch(() => setFailed(true))
      .finally(() => setLoading(false))
  }
  return (
    <div className={styles.more}>
      <p>{shown}</p>
      {hydrated && (
        <Button variant="line" aria-disabled={loading} aria-busy={loading} onClick={loading ? undefined : more}>
          More reviews
        </Button>
      )}
      <p className={styles.failed} role="alert">
        {failed && 'They could not be loaded. Please try again.'}
      </p>
    </div>
  )
}
