import { ListingCardSkeleton } from '../../features/listing/listing-card-skeleton'
import { ListingGrid } from '../../features/listing/listing-grid'
import { Loading, Skeleton } from '../../ui/skeleton'
import styles from './services-skeleton.module.css'

export const ServicesSkeleton = () => (
  <Loading label="Loading services">
    <div className={styles.count}>
      <Skeleton width="5rem" height="0.75rem" />
    </div>
    <ListingGrid columns={4}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <ListingCardSkeleton key={key} action />
      ))}
    </ListingGrid>
  </Loading>
)
