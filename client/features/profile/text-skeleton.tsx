import { Skeleton } from '../../ui/skeleton'
import styles from './text-skeleton.module.css'

/** Lines of a text that is on its way. */
export const TextSkeleton = () => (
  <div className={styles.text}>
    {['100%', '96%', '98%', '92%', '97%', '99%', '94%', '64%'].map((width) => (
      <Skeleton key={width} width={width} height="0.875rem" />
    ))}
  </div>
)
