import { JobRowSkeleton } from '../../features/job/job-row'
import { BreadcrumbSkeleton } from '../../features/page/layout/breadcrumb'
import { classes } from '../../ui/classes'
import { Loading, Skeleton, TextSkeleton } from '../../ui/feedback/skeleton'
import { Container } from '../../ui/layout/container'
import { Section } from '../../ui/layout/section'
import { Repeat } from '../../ui/repeat'
import styles from './job-detail.module.css'

/** Has the sizes of the page, to avoid a layout shift when it loads. */
export const JobDetailSkeleton = () => (
  <Loading label="Loading the job">
    <div aria-hidden="true">
      <Container>
        <BreadcrumbSkeleton width="18rem" />
        <div className={classes(styles.head, styles.headSkeleton)}>
          <Skeleton height="100%" round />
          <div>
            <Skeleton width="60%" height="3.2rem" />
            <div className={styles.meta}>
              <Skeleton width="20rem" height="1.6rem" />
            </div>
          </div>
        </div>
        <div className={styles.columns}>
          <div className={styles.prose}>
            <h2>The post</h2>
            <TextSkeleton />
          </div>
          <Skeleton height="26rem" />
        </div>
      </Container>
      <Section title="Related jobs">
        <div className={styles.rows}>
          <Repeat count={3}>
            <JobRowSkeleton />
          </Repeat>
        </div>
      </Section>
    </div>
  </Loading>
)
