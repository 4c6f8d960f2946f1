import { Loading, Skeleton } from '../../ui/skeleton'
import styles from './overview.module.css'

export const OverviewSkeleton = () => (
  <Loading label="Loading your overview">
    <div className={styles.overview}>
      <Skeleton height="7.5rem" />
      <div className={styles.two}>
        <Skeleton height="19rem" />
        <Skeleton height="19rem" />
      </div>
    </div>
  </Loading>
)
