import { useApolloClient } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { ApplicationLinks } from '../../features/application/application-links'
import { ApplicationCourse, StateBadge } from '../../features/application/application-state'
import { Desk } from '../../features/dashboard/desk'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { Panel } from '../../features/dashboard/panel'
import { total } from '../../features/listing/counted'
import { LoadMore } from '../../features/listing/load-more'
import { pageSize, shown } from '../../features/listing/shown'
import { useMore } from '../../features/listing/use-more'
import { FailedPart } from '../../features/page/late-failed-part'
import { buttonClass } from '../../ui/button'
import link from '../../ui/link.module.css'
import { Loading, Skeleton } from '../../ui/skeleton'
import { ApplicationsDocument, type ApplicationsQuery, useApplicationsQuery } from './applications.generated'
import styles from './applications.module.css'

/** More in one answer would cost too much; the rest comes page by page. */
const most = 48

export const Applications = () => {
  const [params] = useSearchParams()
  const { data, error, refetch } = useApplicationsQuery({
    variables: { first: Math.min(shown(params), most) },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Desk title="Applications" sentence="Jobs you applied for, and where each of them stands.">
      {data?.viewer && <List viewer={data.viewer} />}
      {!data && error && (
        <FailedPart title="Your applications could not be loaded" error={error} again={() => refetch()} />
      )}
      {!data && !error && (
        <Loading label="Loading your applications">
          <Skeleton height="24rem" />
        </Loading>
      )}
    </Desk>
  )
}

const List = ({ viewer }: { viewer: NonNullable<ApplicationsQuery['viewer']> }) => {
  const client = useApolloClient()
  const { applications } = viewer
  const { more, linkRef } = useMore({
    list: applications,
    total: total(applications, 'application'),
    load: async (after) => {
      const variables = { first: pageSize, after }
      const { data } = await client.query({ query: ApplicationsDocument, variables, fetchPolicy: 'no-cache' })
      return data?.viewer?.applications
    },
    keep: (list, first) =>
      client.writeQuery({
        query: ApplicationsDocument,
        variables: { first },
        data: { viewer: { ...viewer, applications: list } },
      }),
  })
  if (applications.nodes.length === 0)
    return (
      <Panel title="No applications yet">
        <NothingYet text="Apply for a job with a note and one link; what the firm answers stands here.">
          <Link className={buttonClass({ variant: 'line' })} to="/jobs">
            Browse jobs
          </Link>
        </NothingYet>
      </Panel>
    )
  return (
    <div className={styles.list}>
      {applications.nodes.map((application) => {
        const { id, job, state, stateLabel, note, expectedPay } = application
        return (
          <Panel key={id} title={job.title} more={<StateBadge state={state} label={stateLabel} />}>
            <div className={styles.application}>
              <p>
                <Link className={link.link} to={`/jobs/${job.id}`} ref={linkRef(id)} aria-label={`See ${job.title}`}>
                  {job.company}
                </Link>
                {`, ${job.location}`}
                {expectedPay && `. Expected pay: ${expectedPay}`}
              </p>
              <p className={styles.note} dir="auto">
                {note}
              </p>
              <ApplicationLinks application={application} other={job.company} />
              <ApplicationCourse application={application} whose={job.title} />
            </div>
          </Panel>
        )
      })}
      {more && <LoadMore {...more} />}
    </div>
  )
}
