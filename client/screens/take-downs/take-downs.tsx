import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { ReportCaseRow } from '../../features/report/report-case-row'
import { useTakeDownsQuery } from './take-downs.generated'

/** Lists the viewer's content that Marque has taken down, with the reasons and the appeals. */
export const TakeDowns = () => {
  const query = useTakeDownsQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <DashboardPage
      title="Taken down"
      lead="What Marque has hidden of yours, and why. You can appeal each decision once; orders under way go on."
    >
      <Loaded query={query} loading="Loading decisions" height="12rem" failure="The decisions could not be loaded">
        {({ takeDowns }) => (
          <Panel title="Decisions">
            {takeDowns.length === 0 ? (
              <EmptyPanel text="Nothing of yours was taken down." />
            ) : (
              <ul>
                {takeDowns.map((reportCase) => (
                  <ReportCaseRow key={reportCase.id} reportCase={reportCase} />
                ))}
              </ul>
            )}
          </Panel>
        )}
      </Loaded>
    </DashboardPage>
  )
}
