import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { ButtonLink } from '../../features/page/layout/links'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../lib/text'
import { ApplicationsDocument, type ApplicationsQuery, useApplicationsQuery } from './applications.generated'
import { OwnApplication } from './own-application'

/** A larger page would exceed the server's cost limit. */
const MAX_FIRST = 37

export const Applications = () => {
  const { first } = useShownCount(MAX_FIRST)
  const query = useApplicationsQuery({ variables: { first }, fetchPolicy: 'cache-and-network' })
  return (
    <DashboardPage
      title="Applications"
      lead="Jobs you applied for, briefs you made an offer for, and the status of each."
    >
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
    shown: useShownCount(MAX_FIRST),
    query: ApplicationsDocument,
    variables: (page) => page,
    total: pluralizeTotal(applications, 'application'),
  })
  if (nodes.length === 0)
    return (
      <Panel title="No applications yet">
        <EmptyPanel text="Apply for a position, or make an offer for a brief; the answer appears here.">
          <ButtonLink to="/jobs">Browse jobs</ButtonLink>
        </EmptyPanel>
      </Panel>
    )
  return (
    <Panel title="Your applications">
      <ul>
        {nodes.map((application) => (
          <OwnApplication key={application.id} application={application} linkRef={entryRef(application.id)} />
        ))}
      </ul>
      {more && <LoadMore {...more} />}
    </Panel>
  )
}
