import { price } from '../../ui/price'
import type { Column, Figures } from './figure-columns'
import { FigureTable } from './figure-table'
import { longMonth } from './month-words'
import type { SalesReportQuery } from './sales-report.generated'

type Report = SalesReportQuery['salesReport']
type Month = Report['months'][number]

interface Props {
  report: Report
  columns: readonly Column<Figures>[]
  /** Whether what was held at the end of each month is of interest. */
  held?: boolean
}

const heldColumn: Column<Month> = {
  label: 'Held at the end',
  shown: ({ held }) => price(held),
  plain: ({ held }) => held.toFixed(2),
}

/** The newest month first. */
export const MonthTable = ({ report, columns, held = false }: Props) => {
  const ofMonth = columns.map(
    (column): Column<Month> => ({
      label: column.label,
      shown: ({ figures }) => column.shown(figures),
      plain: ({ figures }) => column.plain(figures),
    }),
  )
  const { from, to, totals, months } = report
  return (
    <FigureTable
      title="By month"
      first="Month"
      rows={months.toReversed().map((row) => ({ key: row.month, name: row.month, head: longMonth(row.month), row }))}
      columns={held ? [...ofMonth, heldColumn] : ofMonth}
      totals={[...columns.map(({ shown }) => shown(totals)), ...(held ? [price(months.at(-1)?.held ?? 0)] : [])]}
      file={`marque-by-month-${from}-to-${to}`}
    />
  )
}
