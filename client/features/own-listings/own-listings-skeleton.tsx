import { Loading, Skeleton } from '../../ui/skeleton'
import styles from './own-listing-table.module.css'

export const OwnListingsSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className={styles.panel}>
      <div className={styles.bar}>
        <Skeleton width="20rem" height="2rem" />
      </div>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className={styles.ghost}>
          <Skeleton width="56px" height="42px" />
          <Skeleton width="40%" height="1.2rem" />
        </div>
      ))}
    </div>
  </Loading>
)
