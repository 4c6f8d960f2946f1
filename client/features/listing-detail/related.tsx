import { Section } from '../../ui/layout/section'
import { ListingCard } from '../listing/listing-card'
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated'
import { ListingGrid } from '../listing/listing-grid'
import { MoreLink } from '../page/layout/more-link'
import styles from './related.module.css'

interface Props {
  listings: readonly ListingCard_ListingFragment[]
  category: { name: string; slug: string }
}

export const Related = ({ listings, category }: Props) =>
  listings.length === 0 ? (
    <div className={styles.end} />
  ) : (
    <div className="screen-only">
      <Section
        title="Related listings"
        more={<MoreLink to={`/category/${category.slug}`}>{`More in ${category.name}`}</MoreLink>}
      >
        <ListingGrid columns={4}>
          {listings.map((listing) => (
            <ListingCard key={listing.id} listing={listing} />
          ))}
        </ListingGrid>
      </Section>
    </div>
  )
