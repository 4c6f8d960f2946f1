import { ListingCardSkeleton } from '../listing/listing-card-skeleton'
import styles from './own-services.module.css'

export const ServicesSkeleton = () => (
  <div className={styles.services}>
    <ListingCardSkeleton />
    <ListingCardSkeleton />
  </div>
)
