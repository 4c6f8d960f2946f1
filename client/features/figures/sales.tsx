import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Chips } from '../../ui/chips'
import { Desk } from '../dashboard/desk'
import { type Figure, Figures } from '../dashboard/figures'
import { Panel } from '../dashboard/panel'
import type { Column, Figures as Sums } from './figure-columns'
import { ListingTable } from './listing-table'
import { MonthChart } from './month-chart'
import { MonthTable } from './month-table'
import { firstMonth, rangeIn, ranges } from './range'
import styles from './sales.module.css'
import { type SalesReportQuery, useSalesReportSuspenseQuery } from './sales-report.generated'
import { SalesSkeleton } from './sales-skeleton'

type Report = SalesReportQuery['salesReport']

interface Chart {
  title: string
  of: (month: Report['months'][number]) => number
  exact: (value: number) => string
  round: (value: number) => string
}

/** What of the figures is of interest, and in which words. */
export interface View {
  title: string
  sentence: string
  noun: 'product' | 'service'
  tiles: (report: Report) => readonly Figure[]
  charts: readonly Chart[]
  columns: readonly Column<Sums>[]
  held?: boolean
}

interface Props {
  view: View
  /** Stands where nothing was sold and nothing seen. */
  children: ReactNode
}

export const Sales = ({ view, children }: Props) => {
  const [params, setParams] = useSearchParams()
  const range = rangeIn(params)
  return (
    <Desk
      title={view.title}
      sentence={view.sentence}
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
      <Suspense key={range.label} fallback={<SalesSkeleton />}>
        <Shown view={view} from={firstMonth(range)}>
          {children}
        </Shown>
      </Suspense>
    </Desk>
  )
}

const Shown = ({ view, from, children }: Props & { from: string | null }) => {
  const { data } = useSalesReportSuspenseQuery({ variables: { from }, fetchPolicy: 'cache-and-network' })
  const report = data.salesReport
  const { totals, held, months, listings } = report
  const none = totals.sales === 0 && totals.views === 0 && held === 0 && listings.length === 0
  return (
    <div className={styles.sales}>
      <Figures figures={view.tiles(report)} />
      {none ? (
        <Panel title="No sales yet">{children}</Panel>
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
          {listings.length > 0 && <ListingTable report={report} columns={view.columns} noun={view.noun} />}
        </>
      )}
    </div>
  )
}
