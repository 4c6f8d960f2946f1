import { ApplicationLinks } from '../../features/application/application-links'
import { ApplicationBadge, ApplicationTimeline } from '../../features/application/application-timeline'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { ButtonLink, TextLink } from '../../features/page/layout/links'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../lib/text'
import { ApplicationsDocument, type ApplicationsQuery, useApplicationsQuery } from './applications.generated'
import styles from './applications.module.css'

/** A larger page would exceed the server's cost limit. */
const maxFirst = 48

export const Applications = () => {
  const { first } = useShownCount(maxFirst)
  const query = useApplicationsQuery({ variables: { first }, fetchPolicy: 'cache-and-network' })
  return (
    <DashboardPage title="Applications" lead="Jobs you applied for, and the status of each.">
      <Loaded
        query={query}
        loading="Loading your applications"
        height="24rem"
        failure="Your applications could not be loaded"
      >
        {({ viewer }) => viewer && <ApplicationList viewer={viewer} />}
      </Loaded>
    </DashboardPage>
  )
}

const ApplicationList = ({ viewer }: { viewer: NonNullable<ApplicationsQuery['viewer']> }) => {
  const { applications } = viewer
  const { nodes, more, entryRef } = usePagination({
    connection: applications,
    shown: useShownCount(),
    query: ApplicationsDocument,
    variables: (page) => page,
    total: pluralizeTotal(applications, 'application'),
  })
  if (nodes.length === 0)
    return (
      <Panel title="No applications yet">
        <EmptyPanel text="Apply for a job with a note and one link; the company’s answer appears here.">
          <ButtonLink to="/jobs">Browse jobs</ButtonLink>
        </EmptyPanel>
      </Panel>
    )
  return (
    <div className={styles.list}>
      {nodes.map((application) => {
        const { id, job, state, stateLabel, note, expectedPay } = application
        return (
          <Panel key={id} title={job.title} more={<ApplicationBadge state={state} label={stateLabel} />}>
            <div className={styles.application}>
              <p>
                <TextLink to={`/jobs/${job.id}`} ref={entryRef(id)} aria-label={`See ${job.title}`}>
                  {job.company}
                </TextLink>
                {`, ${job.location}`}
                {expectedPay && `. Expected pay: ${expectedPay}`}
              </p>
              <p className={styles.note} dir="auto">
                {note}
              </p>
              <ApplicationLinks application={application} otherName={job.company} />
              <ApplicationTimeline application={application} subject={job.title} />
            </div>
          </Panel>
        )
      })}
      {more && <LoadMore {...more} />}
    </div>
  )
}
