import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { ButtonLink } from '../../features/page/layout/links'
import { PagedList } from '../../features/pagination/paged-list'
import { type ShownCount, useShownCount } from '../../features/pagination/shown-count'
import { pluralizeTotal } from '../../lib/text'
import { ApplicationsDocument, type ApplicationsQuery, useApplicationsQuery } from './applications.generated'
import { OwnApplication } from './own-application'

/** A larger page would exceed the server's cost limit. */
const MAX_FIRST = 24

export const Applications = () => {
  const shown = useShownCount(MAX_FIRST)
  const query = useApplicationsQuery({ variables: { first: shown.first }, fetchPolicy: 'cache-and-network' })
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
        {({ viewer }) => viewer && <ApplicationList applications={viewer.applications} shown={shown} />}
      </Loaded>
    </DashboardPage>
  )
}

interface Props {
  applications: NonNullable<ApplicationsQuery['viewer']>['applications']
  shown: ShownCount
}

const ApplicationList = ({ applications, shown }: Props) =>
  applications.nodes.length === 0 ? (
    <Panel title="No applications yet">
      <EmptyPanel text="Apply for a position, or make an offer for a brief; the answer appears here.">
        <ButtonLink to="/jobs">Browse jobs</ButtonLink>
      </EmptyPanel>
    </Panel>
  ) : (
    <Panel title="Your applications">
      <PagedList
        connection={applications}
        shown={shown}
        query={ApplicationsDocument}
        variables={(page) => page}
        total={pluralizeTotal(applications, 'application')}
        row={(application, ref) => <OwnApplication application={application} linkRef={ref} />}
      />
    </Panel>
  )
