import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import styles from './engagement.module.css'

export const EngagementSkeleton = () => (
  <Loading label="Loading the order">
    <Skeleton width="16rem" height="1rem" />
    <div className={styles.columns}>
      <div className={styles.main}>
        <Skeleton width="60%" height="4.5rem" />
        <Skeleton height="14rem" />
        <Skeleton height="18rem" />
      </div>
      <div className={styles.side}>
        <Skeleton height="14rem" />
        <Skeleton height="12rem" />
        <Skeleton height="12rem" />
      </div>
    </div>
  </Loading>
)
