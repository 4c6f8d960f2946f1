import type { ListingKind } from '../../generated/schema'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Container } from '../../ui/layout/container'
import { Plate } from '../../ui/layout/plate'
import { Section } from '../../ui/layout/section'
import { ListingGridSkeleton } from '../listing/listing-grid'
import { listingKinds } from '../listing/listing-kinds'
import { BreadcrumbSkeleton } from '../page/layout/breadcrumb'
import styles from './listing-detail.module.css'
import own from './listing-detail-skeleton.module.css'
import purchase from './purchase.module.css'

/** Has the measures of the detail page, so that nothing moves when the page replaces it. */
export const ListingDetailSkeleton = ({ kind }: { kind: ListingKind }) => (
  <Loading label={`Loading the ${listingKinds[kind].noun}`}>
    <div aria-hidden="true">
      <Container>
        <BreadcrumbSkeleton width="18rem" />
        <div className={styles.detail}>
          <div className={styles.cover}>
            <Plate>
              <Skeleton ratio="var(--plate-ratio)" />
            </Plate>
          </div>
          <div className={purchase.purchase}>
            <div className={own.head}>
              <Skeleton width="9rem" height="2rem" />
              <Skeleton width="85%" height="2.5rem" />
              <Skeleton width="60%" height="2.5rem" />
              <Skeleton width="11rem" height="1rem" />
            </div>
            <div className={purchase.price}>
              <Skeleton width="10rem" height="2.75rem" />
              <Skeleton width="13rem" height="1.4rem" />
            </div>
            <div className={purchase.actions}>
              <Skeleton height="3.25rem" />
              <Skeleton height="3.25rem" />
            </div>
            <div className={own.seller}>
              <Skeleton height="100%" />
            </div>
            <div className={own.facts}>
              <Skeleton height="0.75rem" />
              <Skeleton height="0.75rem" />
              <Skeleton height="0.75rem" />
            </div>
          </div>
          <div className={styles.prose}>
            <h2>{`About this ${listingKinds[kind].noun}`}</h2>
            <div className={own.text}>
              {['100%', '96%', '98%', '92%', '97%', '64%'].map((width) => (
                <Skeleton key={width} width={width} height="0.875rem" />
              ))}
            </div>
          </div>
        </div>
      </Container>
      <Section title="Related listings">
        <ListingGridSkeleton count={4} />
      </Section>
    </div>
  </Loading>
)
