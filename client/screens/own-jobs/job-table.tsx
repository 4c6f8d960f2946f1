import { useApolloClient } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { Panel } from '../../features/dashboard/panel'
import { shortDay } from '../../features/dashboard/when'
import { counted, total } from '../../features/listing/counted'
import { LoadMore } from '../../features/listing/load-more'
import { pageSize } from '../../features/listing/shown'
import { useMore } from '../../features/listing/use-more'
import { buttonClass } from '../../ui/button'
import { JobBadge } from './job-badge'
import { OwnJobsDocument, type OwnJobsQuery } from './own-jobs.generated'
import styles from './own-jobs.module.css'

export const JobTable = ({ jobs }: { jobs: OwnJobsQuery['ownJobs'] }) => {
  const client = useApolloClient()
  const { more, linkRef } = useMore({
    list: jobs,
    total: total(jobs, 'job'),
    load: async (after) => {
      const variables = { first: pageSize, after }
      return (await client.query({ query: OwnJobsDocument, variables, fetchPolicy: 'no-cache' })).data?.ownJobs
    },
    keep: (ownJobs, first) => client.writeQuery({ query: OwnJobsDocument, variables: { first }, data: { ownJobs } }),
  })
  if (jobs.nodes.length === 0)
    return (
      <Panel title="No jobs yet">
        <NothingYet text="A job you post is seen by everybody who looks for one; who applies stands here.">
          <Link className={buttonClass({ variant: 'line' })} to="/jobs">
            See what others post
          </Link>
        </NothingYet>
      </Panel>
    )
  return (
    <Panel title="Your jobs">
      <ul className={styles.jobs}>
        {jobs.nodes.map(({ id, title, location, type, open, applicantCount, createdAt }) => (
          <li key={id}>
            <div>
              <Link to={`?job=${id}`} ref={linkRef(id)}>
                {title}
              </Link>
              <span>{`${location}, ${type}, posted ${shortDay(createdAt)}`}</span>
            </div>
            <span>{counted(applicantCount ?? 0, 'applicant')}</span>
            <JobBadge open={open} />
          </li>
        ))}
      </ul>
      {more && <LoadMore {...more} />}
    </Panel>
  )
}
