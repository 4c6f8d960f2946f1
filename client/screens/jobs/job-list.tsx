import { Link, useSearchParams } from 'react-router-dom'
import { JobRow } from '../../features/job/job-row'
import { total } from '../../features/listing/counted'
import { LoadMore } from '../../features/listing/load-more'
import { pageSize, shown } from '../../features/listing/shown'
import { useMore } from '../../features/listing/use-more'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import styles from './job-list.module.css'
import { JobsDocument, useJobsSuspenseQuery } from './jobs.generated'

export const JobList = () => {
  const [params] = useSearchParams()
  const { data, client } = useJobsSuspenseQuery({ variables: { first: shown(params) } })
  const all = total(data.jobs, 'job')
  const { more, linkRef } = useMore({
    list: data.jobs,
    total: all,
    load: async (after) => {
      const variables = { first: pageSize, after }
      return (await client.query({ query: JobsDocument, variables, fetchPolicy: 'no-cache' })).data?.jobs
    },
    keep: (jobs, first) => client.writeQuery({ query: JobsDocument, variables: { first }, data: { jobs } }),
  })

  if (data.jobs.nodes.length === 0)
    return (
      <Empty title="No jobs found" text="Nobody is hiring at the moment. New posts appear here first.">
        <Link className={buttonClass({ variant: 'line' })} to="/companies">
          Browse All Companies
        </Link>
      </Empty>
    )
  return (
    <>
      <p className={styles.count}>{all}</p>
      <div className={styles.rows}>
        {data.jobs.nodes.map((job) => (
          <JobRow key={job.id} job={job} linkRef={linkRef(job.id)} />
        ))}
      </div>
      {more && <LoadMore {...more} />}
    </>
  )
}
