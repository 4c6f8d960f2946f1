import { BreadcrumbSkeleton } from '../../features/navigation/breadcrumb-skeleton'
import profile from '../../features/profile/profile.module.css'
import { ServicesSkeleton } from '../../features/profile/services-skeleton'
import { TextSkeleton } from '../../features/profile/text-skeleton'
import { Container } from '../../ui/container'
import { Plate } from '../../ui/plate'
import { Loading, Skeleton } from '../../ui/skeleton'
import styles from './freelancer-head.module.css'

/** The profile's own measures, so that nothing moves when it comes. */
export const FreelancerDetailSkeleton = () => (
  <Loading label="Loading the freelancer">
    <div aria-hidden="true">
      <Container>
        <BreadcrumbSkeleton width="14rem" />
        <div className={styles.head}>
          <div className={styles.portrait}>
            <Plate>
              <Skeleton ratio="1" />
            </Plate>
          </div>
          <div>
            <Skeleton width="45%" height="calc(1.05 * var(--title-lg))" />
            <div className={styles.title}>
              <Skeleton width="30%" height="1.6em" />
            </div>
            <div className={profile.line}>
              <Skeleton width="22rem" height="1.4rem" />
            </div>
          </div>
        </div>
        <div className={profile.parts}>
          <div className={profile.prose}>
            <h2>About</h2>
            <TextSkeleton />
            <h2>Skills</h2>
            <Skeleton width="70%" height="2.15rem" />
            <h2>Services</h2>
            <ServicesSkeleton />
          </div>
          <Skeleton height="25rem" />
        </div>
      </Container>
    </div>
  </Loading>
)
