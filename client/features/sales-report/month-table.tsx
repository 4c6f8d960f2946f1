import type { ListingKind } from '../../generated/schema'
import { formatPrice } from '../../lib/money'
import { listingPath } from '../../lib/paths'
import { longMonth } from '../../lib/utc-dates'
import { listingKinds } from '../listing/listing-kinds'
import { Link } from '../page/layout/link'
import type { Column, SalesTotals } from './sales-columns'
import type { SalesReportQuery } from './sales-report.generated'
import { SalesTable } from './sales-table'

type Report = SalesReportQuery['salesReport']
type Month = Report['months'][number]

interface MonthTableProps {
  report: Report
  columns: readonly Column<SalesTotals>[]
  /** Adds a column with the amount held at the end of each month. */
  held?: boolean
}

const heldColumn: Column<Month> = {
  label: 'Held at the end',
  text: ({ held }) => formatPrice(held),
  csv: ({ held }) => held.toFixed(2),
}

/** The newest month comes first. */
export const MonthTable = ({ report, columns, held = false }: MonthTableProps) => {
  const monthColumns = columns.map(
    (column): Column<Month> => ({
      label: column.label,
      text: ({ totals }) => column.text(totals),
      csv: ({ totals }) => column.csv(totals),
    }),
  )
  const { from, to, totals, months } = report
  return (
    <SalesTable
      title="By month"
      first="Month"
      note="Each amount is in the month in which it moved: an order that was paid in May and accepted in June is in both."
      rows={months.toReversed().map((row) => ({ key: row.month, name: row.month, head: longMonth(row.month), row }))}
      columns={held ? [...monthColumns, heldColumn] : monthColumns}
      totals={[...columns.map(({ text }) => text(totals)), ...(held ? [formatPrice(months.at(-1)?.held ?? 0)] : [])]}
      file={`marque-by-month-${from}-to-${to}`}
    />
  )
}

interface ListingTableProps {
  report: Report
  columns: readonly Column<SalesTotals>[]
  kind: ListingKind
}

/** The best-selling listing comes first, as the server sorts them. */
export const ListingTable = ({ report: { from, to, listings }, columns, kind }: ListingTableProps) => (
  <SalesTable
    title={`By ${listingKinds[kind].noun}`}
    first={listingKinds[kind].typename}
    rows={listings.map(({ listingId, title, listing, totals }) => ({
      key: listingId,
      name: title,
      head: listing ? <Link to={listingPath(listing)}>{title}</Link> : title,
      row: totals,
    }))}
    columns={columns}
    file={`marque-by-${listingKinds[kind].noun}-${from}-to-${to}`}
  />
)
