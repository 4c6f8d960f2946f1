import type { Ref } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { PostJobLink } from '../../features/job/post-job-link'
import { Loaded } from '../../features/page/errors/loaded'
import { Link } from '../../features/page/layout/link'
import { ButtonLink } from '../../features/page/layout/links'
import { PagedList } from '../../features/pagination/paged-list'
import { useShownCount } from '../../features/pagination/shown-count'
import { useSession } from '../../features/session/session-store'
import { shortDay } from '../../lib/dates'
import { pluralize, pluralizeTotal } from '../../lib/text'
import { JobBadge } from './job-badge'
import { OwnJob } from './own-job'
import { OwnJobsDocument, type OwnJobsQuery, useOwnJobsQuery } from './own-jobs.generated'
import styles from './own-jobs.module.css'

/** The jobs that the viewer has posted; `?job=job-3101` shows one of them with its applicants. */
export const OwnJobs = () => {
  const [params] = useSearchParams()
  const id = params.get('job')
  const { user } = useSession()
  return (
    <DashboardPage
      title="Jobs"
      lead="What you have posted, and who has answered."
      actions={user && <PostJobLink variant="primary" size="small" />}
    >
      {id ? <OwnJob key={id} id={id} /> : <JobList />}
    </DashboardPage>
  )
}

const JobList = () => {
  const shown = useShownCount()
  const query = useOwnJobsQuery({ variables: { first: shown.first }, fetchPolicy: 'cache-and-network' })
  return (
    <Loaded query={query} loading="Loading your jobs" height="20rem" failure="Your jobs could not be loaded">
      {({ ownJobs }) =>
        ownJobs.nodes.length === 0 ? (
          <Panel title="No jobs yet">
            <EmptyPanel text="What you post is seen by everybody who looks for work; the answers appear here.">
              <ButtonLink to="/jobs">See what others post</ButtonLink>
            </EmptyPanel>
          </Panel>
        ) : (
          <Panel title="Your jobs">
            <PagedList
              className={styles.jobs}
              connection={ownJobs}
              shown={shown}
              query={OwnJobsDocument}
              variables={(page) => page}
              total={pluralizeTotal(ownJobs, 'job')}
              row={(job, ref) => <JobItem job={job} linkRef={ref} />}
            />
          </Panel>
        )
      }
    </Loaded>
  )
}

interface ItemProps {
  job: OwnJobsQuery['ownJobs']['nodes'][number]
  linkRef: Ref<HTMLAnchorElement> | undefined
}

const JobItem = ({ job, linkRef }: ItemProps) => {
  const { id, kind, title, location, type, open, takenDown, applicantCount, applicantCounts, createdAt } = job
  return (
    <li>
      <div>
        <Link to={takenDown ? '/dashboard/take-downs' : `?job=${id}`} ref={linkRef}>
          {title}
        </Link>
        <span>{`${kind === 'BRIEF' ? 'Brief' : type}, ${location}. Posted ${shortDay(createdAt)}`}</span>
      </div>
      <span>
        {pluralize(applicantCount ?? 0, kind === 'BRIEF' ? 'offer' : 'applicant')}
        {!!applicantCounts?.new && `, ${applicantCounts.new} new`}
      </span>
      <JobBadge open={open} takenDown={takenDown} />
    </li>
  )
}
