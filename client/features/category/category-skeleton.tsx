import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Container } from '../../ui/layout/container'
import { Section } from '../../ui/layout/section'
import { ListingGridSkeleton } from '../listing/listing-grid'
import { BreadcrumbSkeleton } from '../page/layout/breadcrumb'
import styles from './category-page.module.css'

/** Has the measures of the category page, so that nothing moves when the page replaces it. */
export const CategorySkeleton = () => (
  <Loading label="Loading the category">
    <div aria-hidden="true">
      <Container>
        <BreadcrumbSkeleton width="16rem" />
        <div className={styles.head}>
          <div className={styles.headSkeleton}>
            <Skeleton width="60%" height="3rem" />
            <Skeleton width="80%" height="1.2rem" />
            <Skeleton width="14rem" height="3.5rem" />
          </div>
          <div className={styles.mark}>
            <Skeleton ratio="1" round />
          </div>
        </div>
      </Container>
      <Section title="Services">
        <ListingGridSkeleton text />
      </Section>
    </div>
  </Loading>
)
