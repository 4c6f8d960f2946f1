import { engagementStates } from '../../features/engagement/engagement-states'
import { allStates } from '../../features/engagement/state-params'
import { type Column, count, money } from '../../features/sales-report/sales-columns'
import type { EngagementState } from '../../generated/schema'
import type { PlatformReportQuery } from './platform-report.generated'

type Report = PlatformReportQuery['platformReport']
export type ReportDay = Report['days'][number]

/** The number of orders that are in a state at the end of a day. */
export const stateCount = ({ states }: ReportDay, of: EngagementState) =>
  states.find(({ state }) => state === of)?.count ?? 0

/** The columns of the table and of its CSV file. */
export const dayColumns: readonly Column<ReportDay>[] = [
  count('Sales', ({ totals }) => totals.sales),
  money('Paid', ({ totals }) => totals.paid),
  money('Refunded', ({ totals }) => totals.refunded),
  money('Commission', ({ totals }) => totals.commission),
  money('Earned', ({ totals }) => totals.earned),
  money('Held', ({ held }) => held),
  money('Payable', ({ payable }) => payable),
  count('New accounts', ({ totals }) => totals.newAccounts),
]

/** Columns of the CSV file alone: the number of orders in each state. */
export const stateColumns = allStates.map((state) =>
  count(engagementStates[state].label, (day: ReportDay) => stateCount(day, state)),
)

/** The last row of the table: sums, and what is held and payable now. */
export const totalsRow = ({ totals, days }: Report) => {
  const today = days.at(-1)
  return today ? dayColumns.map(({ text }) => text({ ...today, totals })) : []
}
