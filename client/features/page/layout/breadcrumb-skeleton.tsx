import { Skeleton } from '../../../ui/feedback/skeleton'
import styles from './breadcrumb-skeleton.module.css'

export const BreadcrumbSkeleton = ({ width }: { width: string }) => (
  <div className={styles.breadcrumb}>
    <Skeleton width={width} height="0.75rem" />
  </div>
)
