import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { PagedList } from '../../features/pagination/paged-list'
import { MAX_FIRST, useLocalShownCount } from '../../features/pagination/shown-count'
import { ReportCaseRow } from '../../features/report/report-case-row'
import type { ReportCaseState } from '../../generated/schema'
import { AdminReportsDocument, useAdminReportsQuery } from './admin-reports.generated'

const PAGE_SIZE = 12

interface Props {
  state: ReportCaseState
  title: string
  empty: string
  onAdvanced: () => unknown
}

/** The report cases in a state, the first reported first. */
export const ReportCaseList = ({ state, title, empty, onAdvanced }: Props) => {
  const shown = useLocalShownCount(PAGE_SIZE, PAGE_SIZE, MAX_FIRST)
  const query = useAdminReportsQuery({
    variables: { state, first: shown.first },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Loaded query={query} loading="Loading reports" height="12rem" failure="Reports could not be loaded">
      {({ reportCases }) => (
        <Panel title={title}>
          {reportCases.nodes.length === 0 ? (
            <EmptyPanel text={empty} />
          ) : (
            <PagedList
              connection={reportCases}
              shown={shown}
              query={AdminReportsDocument}
              variables={(page) => ({ ...page, state })}
              size="small"
              suffix=" reports"
              row={(reportCase, ref) => (
                <ReportCaseRow reportCase={reportCase} titleRef={ref} onAdvanced={onAdvanced} />
              )}
            />
          )}
        </Panel>
      )}
    </Loaded>
  )
}
