import { CompanyGrid } from '../../features/company/company-card'
import { ListingCardSkeleton } from '../../features/listing/listing-card'
import { ListingGrid } from '../../features/listing/listing-grid'
import { ListingRowSkeleton } from '../../features/listing/listing-row'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Section } from '../../ui/layout/section'
import { Repeat } from '../../ui/repeat'
import styles from './home-skeleton.module.css'
import products from './sections/business-products.module.css'
import categories from './sections/categories.module.css'

/** Has the titles and sizes of the home page, to avoid a layout shift when the page replaces it. */
export const HomeSkeleton = () => (
  <Loading label="Loading the home page">
    <div aria-hidden="true">
      <Section title="Service categories">
        <div className={categories.grid}>
          <Repeat count={8}>
            <div className={categories.cell}>
              <Skeleton width="var(--mark)" height="var(--mark)" round />
              <div className={styles.category}>
                <Skeleton width="64%" height="1.2rem" />
                <Skeleton width="92%" height="0.75rem" />
                <Skeleton width="32%" height="0.75rem" />
              </div>
            </div>
          </Repeat>
        </div>
      </Section>
      <Section title="Popular services">
        <ListingGrid columns={3}>
          <Repeat count={6}>
            <ListingCardSkeleton text />
          </Repeat>
        </ListingGrid>
      </Section>
      <Section title="Business products">
        <div className={products.columns}>
          <div className={products.lead}>
            <ListingCardSkeleton text />
          </div>
          <div className={products.rows}>
            <Repeat count={5}>
              <ListingRowSkeleton />
            </Repeat>
          </div>
        </div>
      </Section>
      <Section title="Featured companies">
        <CompanyGrid>
          <Repeat count={4}>
            <div className={styles.company}>
              <Skeleton height="100%" />
            </div>
          </Repeat>
        </CompanyGrid>
      </Section>
    </div>
  </Loading>
)
