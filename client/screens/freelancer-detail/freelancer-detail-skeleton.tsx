import { BreadcrumbSkeleton } from '../../features/page/layout/breadcrumb'
import profile from '../../features/profile/profile.module.css'
import { ProfileServicesSkeleton } from '../../features/profile/profile-services'
import { Loading, Skeleton, TextSkeleton } from '../../ui/feedback/skeleton'
import { Container } from '../../ui/layout/container'
import { Plate } from '../../ui/layout/plate'
import styles from './freelancer-head.module.css'

/** The same size as the profile, so that nothing moves when the profile replaces it. */
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
            <ProfileServicesSkeleton />
          </div>
          <Skeleton height="25rem" />
        </div>
      </Container>
    </div>
  </Loading>
)
