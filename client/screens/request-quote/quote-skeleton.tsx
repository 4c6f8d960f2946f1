import { BreadcrumbSkeleton } from '../../features/page/layout/breadcrumb'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Container } from '../../ui/layout/container'
import styles from './request-quote.module.css'

export const QuoteSkeleton = () => (
  <Loading label="Loading the form">
    <div className={styles.screen} aria-hidden="true">
      <Container>
        <BreadcrumbSkeleton width="20rem" />
        <div className={styles.page}>
          <Skeleton width="60%" height="3.4rem" />
          <div className={styles.lead}>
            <Skeleton width="90%" height="1.6rem" />
          </div>
          <Skeleton height="22rem" />
        </div>
      </Container>
    </div>
  </Loading>
)
