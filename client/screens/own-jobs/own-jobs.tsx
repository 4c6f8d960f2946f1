import { Link, useSearchParams } from 'react-router-dom'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { LoadError } from '../../features/page/errors/load-error'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { useSession } from '../../features/session/session-store'
import { shortDay } from '../../lib/dates'
import { pluralize, pluralizeTotal } from '../../lib/text'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { buttonClass } from '../../ui/form/button'
import { JobBadge, OwnJob } from './own-job'
import { OwnJobsDocument, type OwnJobsQuery, useOwnJobsQuery } from './own-jobs.generated'
import styles from './own-jobs.module.css'

/** The jobs that the viewer's company posted; `?job=job-3101` shows one of them with its applicants. */
export const OwnJobs = () => {
  const [params] = useSearchParams()
  const id = params.get('job')
  const role = useSession().user?.role
  const isCompany = role === 'vendor' || role === 'broker'
  return (
    <DashboardPage
      title="Jobs"
      lead="What your company has posted, and who applied."
      actions={
        isCompany && (
          <Link className={buttonClass({ size: 'small' })} to="/jobs/post">
            Post a Job
          </Link>
        )
      }
    >
      {id ? <OwnJob key={id} id={id} /> : <JobList />}
    </DashboardPage>
  )
}

const JobList = () => {
  const { first } = useShownCount()
  const { data, error, refetch } = useOwnJobsQuery({
    variables: { first },
    fetchPolicy: 'cache-and-network',
  })
  if (data) return <JobTable jobs={data.ownJobs} />
  if (error) return <LoadError title="Your jobs could not be loaded" error={error} retry={() => refetch()} />
  return (
    <Loading label="Loading your jobs">
      <Skeleton height="20rem" />
    </Loading>
  )
}

const JobTable = ({ jobs }: { jobs: OwnJobsQuery['ownJobs'] }) => {
  const { nodes, more, entryRef } = usePagination({
    connection: jobs,
    shown: useShownCount(),
    query: OwnJobsDocument,
    variables: (page) => page,
    total: pluralizeTotal(jobs, 'job'),
  })
  if (nodes.length === 0)
    return (
      <Panel title="No jobs yet">
        <EmptyPanel text="A job you post is seen by everybody who looks for one; applicants appear here.">
          <Link className={buttonClass({ variant: 'line' })} to="/jobs">
            See what others post
          </Link>
        </EmptyPanel>
      </Panel>
    )
  return (
    <Panel title="Your jobs">
      <ul className={styles.jobs}>
        {nodes.map(({ id, title, location, type, open, applicantCount, createdAt }) => (
          <li key={id}>
            <div>
              <Link to={`?job=${id}`} ref={entryRef(id)}>
                {title}
              </Link>
              <span>{`${location}, ${type}, posted ${shortDay(createdAt)}`}</span>
            </div>
            <span>{pluralize(applicantCount ?? 0, 'applicant')}</span>
            <JobBadge open={open} />
          </li>
        ))}
      </ul>
      {more && <LoadMore {...more} />}
    </Panel>
  )
}
