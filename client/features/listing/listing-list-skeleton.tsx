import { Loading, Skeleton } from '../../ui/skeleton'
import { ListingCardSkeleton } from './listing-card-skeleton'
import { ListingGrid } from './listing-grid'
import styles from './listing-list-skeleton.module.css'

export const ListingListSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
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
