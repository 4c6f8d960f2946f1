import { formatPrice } from '../../lib/money'
import { formatCount, formatPercent } from './format-amounts'
import type { SalesColumns_FiguresFragment } from './sales-columns.generated'

export type SalesFigures = SalesColumns_FiguresFragment

/** A column of a table and of its CSV file. */
export interface Column<Row> {
  label: string
  /** The text in the table. */
  text: (row: Row) => string
  /** The text in the CSV file: a plain number, or empty. */
  csv: (row: Row) => string
}

const money = (label: string, of: (figures: SalesFigures) => number): Column<SalesFigures> => ({
  label,
  text: (figures) => formatPrice(of(figures)),
  csv: (figures) => of(figures).toFixed(2),
})
const count = (label: string, of: (figures: SalesFigures) => number): Column<SalesFigures> => ({
  label,
  text: (figures) => formatCount(of(figures)),
  csv: (figures) => String(of(figures)),
})

/** What was paid is refunded, kept as commission, earned, or still held. */
export const moneyColumns: readonly Column<SalesFigures>[] = [
  count('Sales', ({ sales }) => sales),
  money('Paid', ({ paid }) => paid),
  money('Refunded', ({ refunded }) => refunded),
  money('Commission', ({ commission }) => commission),
  money('Earned', ({ earned }) => earned),
]

export const viewColumns: readonly Column<SalesFigures>[] = [
  count('Views', ({ views }) => views),
  {
    label: 'Conversion',
    text: ({ conversion }) => formatPercent(conversion),
    csv: ({ conversion }) => conversion?.toFixed(4) ?? '',
  },
]
