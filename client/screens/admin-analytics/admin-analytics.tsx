import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { Loading } from '../../ui/feedback/skeleton'
import { Chips } from '../../ui/form/chips'
import { PlatformReport } from './platform-report'

const dayRanges = [30, 90, 365] as const

/** The number of days in the address, `?days=90`. Unknown values count as absent. */
const daysFromParams = (params: URLSearchParams) =>
  dayRanges.find((days) => String(days) === params.get('days')) ?? dayRanges[0]

/** Money, orders and new accounts of the whole marketplace, for admins. */
export const AdminAnalytics = () => {
  const [params, setParams] = useSearchParams()
  const days = daysFromParams(params)
  return (
    <DashboardPage
      title="Analytics"
      lead="Sales, money, orders and new accounts of the whole marketplace, day by day (UTC)."
      actions={
        <Chips
          label="Days"
          chips={dayRanges.map((count) => ({
            name: `Last ${count} days`,
            chosen: count === days,
            choose: () =>
              setParams(count === dayRanges[0] ? {} : { days: String(count) }, {
                replace: true,
                preventScrollReset: true,
              }),
          }))}
        />
      }
    >
      <Suspense key={days} fallback={<Loading label="Loading the report" height="42rem" />}>
        <PlatformReport days={days} />
      </Suspense>
    </DashboardPage>
  )
}
