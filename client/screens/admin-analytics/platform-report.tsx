import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import { StatTiles } from '../../features/dashboard/stat-tiles'
import { compactCount, compactPrice } from '../../features/sales-report/format-amounts'
import { platformTiles } from '../../features/sales-report/platform-tiles'
import styles from '../../features/sales-report/report-layout.module.css'
import { SalesTable } from '../../features/sales-report/sales-table'
import { formatPrice } from '../../lib/money'
import { formatCount, pluralize } from '../../lib/text'
import { unbrokenDate } from '../../lib/utc-dates'
import { DayChart } from './day-chart'
import { OrderStates } from './order-states'
import { usePlatformReportSuspenseQuery } from './platform-report.generated'
import { dayColumns, stateColumns, totalsRow } from './report-columns'

const accounts = (count: number) => pluralize(count, 'account')

export const PlatformReport = ({ days: count }: { days: number }) => {
  const data = dataOrThrow(usePlatformReportSuspenseQuery({ variables: { days: count }, ...revalidate }))
  const { from, to, totals, days } = data.platformReport
  const valuesOf = (of: (day: (typeof days)[number]) => number) => days.map((day) => ({ day: day.day, value: of(day) }))
  const money = { exact: formatPrice, round: compactPrice }
  return (
    <div className={styles.report}>
      <StatTiles
        tiles={[
          ...platformTiles(data.platformReport),
          { label: 'New accounts', value: formatCount(totals.newAccounts), note: `in ${pluralize(count, 'day')}` },
        ]}
      />
      <div className={styles.charts}>
        <DayChart title="Paid by day" values={valuesOf((day) => day.totals.paid)} {...money} />
        <DayChart title="Commission by day" values={valuesOf((day) => day.totals.commission)} {...money} />
        <DayChart title="Held at day’s end" values={valuesOf(({ held }) => held)} {...money} />
        <DayChart title="Payable at day’s end" values={valuesOf(({ payable }) => payable)} {...money} />
        <DayChart
          title="New accounts by day"
          values={valuesOf((day) => day.totals.newAccounts)}
          exact={accounts}
          round={compactCount}
        />
      </div>
      <OrderStates days={days} />
      <SalesTable
        title="By day"
        first="Day"
        rows={days.toReversed().map((row) => ({ key: row.day, name: row.day, head: unbrokenDate(row.day), row }))}
        columns={dayColumns}
        fileColumns={stateColumns}
        totals={totalsRow(data.platformReport)}
        file={`marque-by-day-${from}-to-${to}`}
      />
    </div>
  )
}
