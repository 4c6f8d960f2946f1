import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import styles from './overview.module.css'

/** `rows`: of stat tiles. */
export const OverviewSkeleton = ({ rows }: { rows: 1 | 2 }) => (
  <Loading label="Loading your overview">
    <div className={styles.overview}>
      <Skeleton height="7.5rem" />
      {rows === 2 && <Skeleton height="7.5rem" />}
      <div className={styles.two}>
        <Skeleton height="19rem" />
        <Skeleton height="19rem" />
      </div>
    </div>
  </Loading>
)
