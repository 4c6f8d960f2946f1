import { Loading, Skeleton } from '../../ui/skeleton'
import styles from './sales.module.css'

export const SalesSkeleton = () => (
  <Loading label="Adding up your figures">
    <div className={styles.sales}>
      <Skeleton height="7.5rem" />
      <div className={styles.charts}>
        <Skeleton height="22rem" />
        <Skeleton height="22rem" />
      </div>
      <Skeleton height="42rem" />
    </div>
  </Loading>
)
