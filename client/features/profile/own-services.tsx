import { ListingCard } from '../listing/listing-card'
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated'
import styles from './own-services.module.css'

/** What somebody sells, on their own page. */
export const OwnServices = ({ services }: { services: readonly ListingCard_ListingFragment[] }) =>
  services.length === 0 ? (
    <p>No services available at the moment.</p>
  ) : (
    <div className={styles.services}>
      {services.map((service) => (
        <ListingCard key={service.id} listing={service} />
      ))}
    </div>
  )
