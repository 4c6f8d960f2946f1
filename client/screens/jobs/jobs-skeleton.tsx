import { JobRowSkeleton } from '../../features/job/job-row-skeleton'
import { Loading, Skeleton } from '../../ui/skeleton'
import list from './job-list.module.css'
import styles from './jobs-skeleton.module.css'

export const JobsSkeleton = () => (
  <Loading label="Loading jobs">
    <div className={styles.count}>
      <Skeleton width="5rem" height="0.75rem" />
    </div>
    <div className={list.rows}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <JobRowSkeleton key={key} />
      ))}
    </div>
  </Loading>
)
