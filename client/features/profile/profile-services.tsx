import type { FragmentType } from '@apollo/client'
import { ListingCard, ListingCardSkeleton } from '../listing/listing-card'
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated'
import styles from './profile-services.module.css'

type Service = FragmentType<ListingCard_ListingFragment> & { id: string }

export const ProfileServices = ({ services }: { services: readonly Service[] }) =>
  services.length === 0 ? (
    <p>No services available at the moment.</p>
  ) : (
    <div className={styles.services}>
      {services.map((service) => (
        <ListingCard key={service.id} listing={service} />
      ))}
    </div>
  )

export const ProfileServicesSkeleton = () => (
  <div className={styles.services}>
    <ListingCardSkeleton />
    <ListingCardSkeleton />
  </div>
)
