import { CompanyGrid } from '../../features/company/company-card'
import { ListingCardSkeleton } from '../../features/listing/listing-card'
import { ListingGrid } from '../../features/listing/listing-grid'
import { ListingRowSkeleton } from '../../features/listing/listing-row'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Section } from '../../ui/layout/section'
import styles from './home-skeleton.module.css'
import products from './sections/business-products.module.css'
import categories from './sections/categories.module.css'

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Has the titles and sizes of the home page, to avoid a layout shift when the page replaces it. */
export const HomeSkeleton = () => (
  <Loading label="Loading the home page">
    <div aria-hidden="true">
      <Section title="Service categories">
        <div className={categories.grid}>
          {indexes(8).map((index) => (
            <div key={index} className={categories.cell}>
              <Skeleton width="var(--mark)" height="var(--mark)" round />
              <div className={styles.category}>
                <Skeleton width="64%" height="1.2rem" />
                <Skeleton width="92%" height="0.75rem" />
                <Skeleton width="32%" height="0.75rem" />
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Popular services">
        <ListingGrid columns={3}>
          {indexes(6).map((index) => (
            <ListingCardSkeleton key={index} text />
          ))}
        </ListingGrid>
      </Section>
      <Section title="Business products">
        <div className={products.columns}>
          <div className={products.lead}>
            <ListingCardSkeleton text />
          </div>
          <div className={products.rows}>
            {indexes(5).map((index) => (
              <ListingRowSkeleton key={index} />
            ))}
          </div>
        </div>
      </Section>
      <Section title="Featured companies">
        <CompanyGrid>
          {indexes(4).map((index) => (
            <div key={index} className={styles.company}>
              <Skeleton height="100%" />
            </div>
          ))}
        </CompanyGrid>
      </Section>
    </div>
  </Loading>
)
