import { JobRowSkeleton } from '../../features/job/job-row'
import { BreadcrumbSkeleton } from '../../features/page/layout/breadcrumb'
import { Loading, Skeleton, TextSkeleton } from '../../ui/feedback/skeleton'
import { Container } from '../../ui/layout/container'
import { Section } from '../../ui/layout/section'
import styles from './job-detail.module.css'

/** As large as the page, so that nothing moves when it loads. */
export const JobDetailSkeleton = () => (
  <Loading label="Loading the job">
    <div aria-hidden="true">
      <Container>
        <BreadcrumbSkeleton width="18rem" />
        <div className={`${styles.head} ${styles.headSkeleton}`}>
          <Skeleton height="100%" round />
          <div>
            <Skeleton width="60%" height="3.2rem" />
            <div className={styles.line}>
              <Skeleton width="20rem" height="1.6rem" />
            </div>
          </div>
        </div>
        <div className={styles.parts}>
          <div className={styles.prose}>
            <h2>The post</h2>
            <TextSkeleton />
          </div>
          <Skeleton height="26rem" />
        </div>
      </Container>
      <Section title="Related jobs">
        <div className={styles.rows}>
          {['a', 'b', 'c'].map((key) => (
            <JobRowSkeleton key={key} />
          ))}
        </div>
      </Section>
    </div>
  </Loading>
)
