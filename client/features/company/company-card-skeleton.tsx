import { Skeleton } from '../../ui/feedback/skeleton'
import styles from './company-card.module.css'
import own from './company-card-skeleton.module.css'

/** As tall as the card that replaces it. */
export const CompanyCardSkeleton = () => (
  <div className={styles.card}>
    <div className={styles.top}>
      <div className={own.logo}>
        <Skeleton height="100%" round />
      </div>
    </div>
    <div className={`${styles.name} ${own.name}`}>
      <Skeleton width="70%" height="1.2rem" />
    </div>
    <div className={own.text}>
      <Skeleton height="0.75rem" />
      <Skeleton width="60%" height="0.75rem" />
    </div>
    <div className={`${styles.facts} ${own.facts}`}>
      <Skeleton width="40%" height="0.75rem" />
    </div>
  </div>
)
