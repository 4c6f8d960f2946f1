import { useApolloClient } from '@apollo/client/react'
import { refetchQuietly } from '../../apollo/refetch-quietly'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { PanelStack } from '../../features/dashboard/panel'
import type { ReportCaseState } from '../../generated/schema'
import { AdminReportsDocument } from './admin-reports.generated'
import { ReportCaseList } from './report-case-list'

const lists: readonly { state: ReportCaseState; title: string; empty: string }[] = [
  { state: 'APPEALED', title: 'Appeals', empty: 'No appeal waits for an answer.' },
  { state: 'REPORTED', title: 'New reports', empty: 'No report waits for a decision.' },
  { state: 'TAKEN_DOWN', title: 'Taken down', empty: 'Nothing is taken down, or all owners have appealed.' },
  { state: 'DISMISSED', title: 'Dismissed', empty: 'No report was dismissed.' },
  { state: 'UPHELD', title: 'Appeals rejected', empty: 'No appeal was rejected.' },
  { state: 'RESTORED', title: 'Restored', empty: 'Nothing was restored.' },
]

/** Reported content, for the admins who decide about it. */
export const AdminReports = () => {
  const client = useApolloClient()
  const refresh = () => refetchQuietly(client, AdminReportsDocument, 'SideNav')
  return (
    <DashboardPage
      title="Reports"
      lead="What people have reported. Owners read your reason and may appeal once. What you decide and read is recorded."
    >
      <PanelStack>
        {lists.map((list) => (
          <ReportCaseList key={list.state} {...list} onAdvanced={refresh} />
        ))}
      </PanelStack>
    </DashboardPage>
  )
}
