import type { Column } from '../../features/sales-report/sales-columns'
import { formatPrice } from '../../lib/money'
import { formatCount } from '../../lib/text'
import type { PlatformReportQuery } from './platform-report.generated'

type Report = PlatformReportQuery['platformReport']
type Day = Report['days'][number]

const count = (label: string, of: (day: Day) => number): Column<Day> => ({
  label,
  text: (day) => formatCount(of(day)),
  csv: (day) => String(of(day)),
})
const money = (label: string, of: (day: Day) => number): Column<Day> => ({
  label,
  text: (day) => formatPrice(of(day)),
  csv: (day) => of(day).toFixed(2),
})

/** The columns of the table and of its CSV file. */
export const dayColumns: readonly Column<Day>[] = [
  count('Sales', ({ totals }) => totals.sales),
  money('Paid', ({ totals }) => totals.paid),
  money('Refunded', ({ totals }) => totals.refunded),
  money('Commission', ({ totals }) => totals.commission),
  money('Earned', ({ totals }) => totals.earned),
  money('Held', ({ held }) => held),
  money('Payable', ({ payable }) => payable),
  count('New accounts', ({ totals }) => totals.newAccounts),
]

/** The last row of the table: sums, and what is held and payable now. */
export const totalsRow = ({ totals, days }: Report) => {
  const today = days.at(-1)
  return today ? dayColumns.map(({ text }) => text({ ...today, totals })) : []
}
