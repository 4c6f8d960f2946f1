import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/feedback/skeleton'
import ledger from '../../ui/layout/ledger-row.module.css'
import styles from './job-row.module.css'
import own from './job-row-skeleton.module.css'

/** As large as a row. */
export const JobRowSkeleton = () => (
  <div className={classes(ledger.row, styles.row)}>
    <Skeleton width="3.5rem" height="3.5rem" round />
    <div className={own.lines}>
      <Skeleton width="70%" height="1.1rem" />
      <Skeleton width="50%" height="0.75rem" />
    </div>
    <div className={classes(styles.text, own.text)} />
    <div className={classes(ledger.figure, styles.figure, own.figure)}>
      <Skeleton width="8rem" height="1.1rem" />
    </div>
    <Skeleton width="6rem" height="2.25rem" />
  </div>
)
