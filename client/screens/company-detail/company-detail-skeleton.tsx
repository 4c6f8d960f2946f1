import { BreadcrumbSkeleton } from '../../features/page/layout/breadcrumb'
import profile from '../../features/profile/profile.module.css'
import { ProfileServicesSkeleton } from '../../features/profile/profile-services'
import { Loading, Skeleton, TextSkeleton } from '../../ui/feedback/skeleton'
import { Container } from '../../ui/layout/container'
import styles from './company-detail.module.css'
import head from './company-head.module.css'

/** The same size as the profile, so that nothing moves when the profile replaces it. */
export const CompanyDetailSkeleton = () => (
  <Loading label="Loading the company">
    <div aria-hidden="true">
      <div className={styles.trail}>
        <Container>
          <BreadcrumbSkeleton width="14rem" />
        </Container>
      </div>
      <div className={head.banner}>
        <Skeleton height="100%" />
      </div>
      <Container>
        <div className={head.head}>
          <div className={head.logo}>
            <Skeleton ratio="1" round />
          </div>
          <div className={head.name}>
            <Skeleton width="60%" height="calc(1.05 * var(--title-lg))" />
            <div className={profile.line}>
              <Skeleton width="22rem" height="1.4rem" />
            </div>
          </div>
          <div className={styles.button}>
            <Skeleton height="3.25rem" />
          </div>
        </div>
        <div className={profile.parts}>
          <div className={profile.prose}>
            <h2>About</h2>
            <TextSkeleton />
            <h2>Services offered</h2>
            <Skeleton width="80%" height="2.15rem" />
            <h2>Services</h2>
            <ProfileServicesSkeleton />
          </div>
          <div>
            <Skeleton height="16.25rem" />
            <div className={styles.panel}>
              <Skeleton height="11.5rem" />
            </div>
            <div className={styles.panel}>
              <Skeleton ratio="16 / 11" />
            </div>
          </div>
        </div>
      </Container>
    </div>
  </Loading>
)
