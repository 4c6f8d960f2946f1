import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { PageMeta } from '../../features/page/page-meta'
import { buttonClass } from '../../ui/button'
import { Container } from '../../ui/container'
import { JobList } from './job-list'
import styles from './jobs.module.css'
import { JobsSkeleton } from './jobs-skeleton'

export const Jobs = () => (
  <div className={styles.screen}>
    <PageMeta
      title="Jobs"
      description="Open positions for patent attorneys, paralegals, designers and company secretaries at the firms that work on Marque, with the pay on every line."
    />
    <Container>
      <Breadcrumb trail={[{ to: '/', label: 'Home' }]} current="Jobs" />
      <div className={styles.head}>
        <div>
          <h1>Jobs</h1>
          <p>Posts at the firms that sell here, with the pay on every line.</p>
        </div>
        <Link className={buttonClass({ variant: 'line', size: 'large' })} to="/login?next=/jobs">
          Post a Job
        </Link>
      </div>
      <h2 className="visually-hidden">All jobs</h2>
      <Suspense fallback={<JobsSkeleton />}>
        <JobList />
      </Suspense>
    </Container>
  </div>
)
