import { Skeleton } from '../../ui/feedback/skeleton'
import { Plate } from '../../ui/layout/plate'
import styles from './listing-card.module.css'
import own from './listing-card-skeleton.module.css'

/** As tall as the card that replaces it. */
export const ListingCardSkeleton = ({ text = false, action = false }: { text?: boolean; action?: boolean }) => (
  <div className={styles.card}>
    <div className={styles.picture}>
      <Plate>
        <Skeleton ratio="var(--plate-ratio, 16 / 10)" />
      </Plate>
    </div>
    <div className={styles.meta}>
      <div className={own.meta}>
        <Skeleton width="38%" height="0.75rem" />
      </div>
    </div>
    <div className={own.title}>
      <Skeleton width="88%" height="1.2rem" />
      <Skeleton width="56%" height="1.2rem" />
    </div>
    {text && (
      <div className={own.text}>
        <Skeleton width="100%" height="0.75rem" />
        <Skeleton width="72%" height="0.75rem" />
      </div>
    )}
    <div className={styles.foot}>
      <div className={own.by}>
        <Skeleton width="1.75rem" height="1.75rem" round />
        <Skeleton width="40%" height="0.75rem" />
      </div>
      {action && <Skeleton width="7rem" height="2.25rem" />}
    </div>
  </div>
)
