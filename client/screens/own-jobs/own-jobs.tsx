import { Link, useSearchParams } from 'react-router-dom'
import { Desk } from '../../features/dashboard/desk'
import { shown } from '../../features/listing/shown'
import { FailedPart } from '../../features/page/late-failed-part'
import { useSession } from '../../features/session/use-session'
import { buttonClass } from '../../ui/button'
import { Loading, Skeleton } from '../../ui/skeleton'
import { JobTable } from './job-table'
import { OwnJob } from './own-job'
import { useOwnJobsQuery } from './own-jobs.generated'

/** The jobs of one's company; `?job=job-3101` shows one of them with those who applied. */
export const OwnJobs = () => {
  const [params] = useSearchParams()
  const id = params.get('job')
  const role = useSession().user?.role
  const isCompany = role === 'vendor' || role === 'broker'
  return (
    <Desk
      title="Jobs"
      sentence="What your company has posted, and who applied."
      actions={
        isCompany && (
          <Link className={buttonClass({ size: 'small' })} to="/jobs/post">
            Post a Job
          </Link>
        )
      }
    >
      {id ? <OwnJob key={id} id={id} /> : <List />}
    </Desk>
  )
}

const List = () => {
  const [params] = useSearchParams()
  const { data, error, refetch } = useOwnJobsQuery({
    variables: { first: shown(params) },
    fetchPolicy: 'cache-and-network',
  })
  if (data) return <JobTable jobs={data.ownJobs} />
  if (error) return <FailedPart title="Your jobs could not be loaded" error={error} again={() => refetch()} />
  return (
    <Loading label="Loading your jobs">
      <Skeleton height="20rem" />
    </Loading>
  )
}
