import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { LoadMore } from '../../features/pagination/load-more'
import { MAX_FIRST, type ShownCount, useLocalShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { ReportCaseRow } from '../../features/report/report-case-row'
import type { ReportCaseState } from '../../generated/schema'
import { AdminReportsDocument, type AdminReportsQuery, useAdminReportsQuery } from './admin-reports.generated'

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
    context: { queryDeduplication: false },
  })
  return (
    <Loaded query={query} loading="Loading reports" height="12rem" failure="Reports could not be loaded">
      {({ reportCases }) => (
        <Panel title={title}>
          {reportCases.nodes.length === 0 ? (
            <EmptyPanel text={empty} />
          ) : (
            <Rows state={state} cases={reportCases} shown={shown} onAdvanced={onAdvanced} />
          )}
        </Panel>
      )}
    </Loaded>
  )
}

interface RowsProps extends Pick<Props, 'state' | 'onAdvanced'> {
  cases: AdminReportsQuery['reportCases']
  shown: ShownCount
}

const Rows = ({ state, cases, shown, onAdvanced }: RowsProps) => {
  const variables = (page: { first: number }) => ({ ...page, state })
  const { nodes, more, entryRef } = usePagination({ connection: cases, shown, query: AdminReportsDocument, variables })
  return (
    <>
      <ul>
        {nodes.map((reportCase) => (
          <ReportCaseRow
            key={reportCase.id}
            reportCase={reportCase}
            titleRef={entryRef(reportCase.id)}
            onAdvanced={onAdvanced}
          />
        ))}
      </ul>
      {more && <LoadMore {...more} size="small" suffix=" reports" />}
    </>
  )
}
