import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/feedback/skeleton'
import ledger from '../../ui/layout/ledger-row.module.css'
import styles from './freelancer-row.module.css'
import own from './freelancer-row-skeleton.module.css'

/** Has the measures of the row. */
export const FreelancerRowSkeleton = () => (
  <div className={classes(ledger.row, styles.row)}>
    <Skeleton width="3.5rem" height="3.5rem" round />
    <div className={own.lines}>
      <Skeleton width="50%" height="1.1rem" />
      <Skeleton width="80%" height="0.75rem" />
    </div>
    <div className={styles.skills}>
      <Skeleton width="70%" height="1.6rem" />
    </div>
    <div className={ledger.figure}>
      <div className={own.figure}>
        <Skeleton width="7rem" height="1.1rem" />
      </div>
    </div>
    <Skeleton width="6rem" height="2.25rem" />
  </div>
)
