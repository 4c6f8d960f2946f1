import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import type { ListingKind } from '../../generated/schema'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Chips } from '../../ui/form/chips'
import { DashboardPage } from '../dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../dashboard/panel'
import { type StatTile, StatTiles } from '../dashboard/stat-tiles'
import { MonthChart } from './month-chart'
import { firstMonth, type Range, rangeFromParams, ranges } from './month-range'
import { ListingTable, MonthTable } from './month-table'
import styles from './report-layout.module.css'
import type { Column, SalesTotals } from './sales-columns'
import { type SalesReportQuery, useSalesReportSuspenseQuery } from './sales-report.generated'

type Report = SalesReportQuery['salesReport']

interface Chart {
  title: string
  of: (month: Report['months'][number]) => number
  exact: (value: number) => string
  round: (value: number) => string
}

/** The parts of the sales report that a screen shows. */
export interface SalesReportView {
  title: string
  sentence: string
  kind: ListingKind
  tiles: (report: Report) => readonly StatTile[]
  charts: readonly Chart[]
  columns: readonly Column<SalesTotals>[]
  held?: boolean
}

interface Props {
  view: SalesReportView
  /** Shown instead of a report without sales and views, but for this year's, which may have just begun. */
  children: ReactNode
}

export const SalesReportPage = ({ view, children }: Props) => {
  const [params, setParams] = useSearchParams()
  const range = rangeFromParams(params)
  return (
    <DashboardPage
      title={view.title}
      lead={view.sentence}
      actions={
        <Chips
          label="Months"
          chips={ranges.map(({ name, label }) => ({
            name: label,
            chosen: name === range.name,
            choose: () => setParams(name ? { range: name } : {}, { replace: true, preventScrollReset: true }),
          }))}
        />
      }
    >
      <Suspense key={range.label} fallback={<SalesReportSkeleton />}>
        <SalesReport view={view} range={range}>
          {children}
        </SalesReport>
      </Suspense>
    </DashboardPage>
  )
}

const SalesReport = ({ view, range, children }: Props & { range: Range }) => {
  const data = dataOrThrow(useSalesReportSuspenseQuery({ variables: { from: firstMonth(range) }, ...revalidate }))
  const report = data.salesReport
  const { totals, held, months, listings } = report
  const isEmpty = totals.sales === 0 && totals.views === 0 && held === 0 && listings.length === 0
  return (
    <div className={styles.report}>
      <StatTiles tiles={view.tiles(report)} />
      {isEmpty ? (
        <Panel title={range.name === 'all' ? 'No sales yet' : 'No sales in these months'}>
          {range.name === 'year' ? <EmptyPanel text="Choose a longer time to see sales of earlier years." /> : children}
        </Panel>
      ) : (
        <>
          <div className={styles.charts}>
            {view.charts.map(({ title, of, exact, round }) => (
              <MonthChart
                key={title}
                title={title}
                values={months.map((month) => ({ month: month.month, value: of(month) }))}
                exact={exact}
                round={round}
              />
            ))}
          </div>
          <MonthTable report={report} columns={view.columns} held={view.held ?? false} />
          {listings.length > 0 && <ListingTable report={report} columns={view.columns} kind={view.kind} />}
        </>
      )}
    </div>
  )
}

const SalesReportSkeleton = () => (
  <Loading label="Loading your sales report">
    <div className={styles.report}>
      <Skeleton height="7.5rem" />
      <div className={styles.charts}>
        <Skeleton height="22rem" />
        <Skeleton height="22rem" />
      </div>
      <Skeleton height="42rem" />
    </div>
  </Loading>
)
