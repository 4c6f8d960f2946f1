import { FreelancerRowSkeleton } from '../../features/freelancer/freelancer-row-skeleton'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import list from './freelancer-list.module.css'
import styles from './freelancers-skeleton.module.css'

export const FreelancersSkeleton = () => (
  <Loading label="Loading freelancers">
    <div className={list.bar}>
      <Skeleton width="6rem" height="0.75rem" />
      <div className={styles.filter}>
        <Skeleton height="100%" />
      </div>
    </div>
    <div className={list.rows}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <FreelancerRowSkeleton key={key} />
      ))}
    </div>
  </Loading>
)
