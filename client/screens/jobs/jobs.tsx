import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { TitlePage } from '../../features/page/title-page'
import { buttonClass } from '../../ui/button'
import { JobList } from './job-list'
import { JobsSkeleton } from './jobs-skeleton'

export const Jobs = () => (
  <TitlePage
    title="Jobs"
    description="Open positions for patent attorneys, paralegals, designers and company secretaries at the firms that work on Marque, with the pay on every line."
    lead="Posts at the firms that sell here, with the pay on every line."
    action={
      <Link className={buttonClass({ variant: 'line', size: 'large' })} to="/jobs/post">
        Post a Job
      </Link>
    }
  >
    <h2 className="visually-hidden">All jobs</h2>
    <Suspense fallback={<JobsSkeleton />}>
      <JobList />
    </Suspense>
  </TitlePage>
)
