import { formatPrice } from '../../lib/money'
import { formatCount } from '../../lib/text'
import { formatPercent } from './format-amounts'
import type { SalesColumns_TotalsFragment } from './sales-columns.generated'

export type SalesTotals = SalesColumns_TotalsFragment

/** A column of a table and of its CSV file. */
export interface Column<Row> {
  label: string
  /** The text in the table. */
  text: (row: Row) => string
  /** The text in the CSV file: a plain number, or empty. */
  csv: (row: Row) => string
}

export const money = <Row>(label: string, of: (row: Row) => number): Column<Row> => ({
  label,
  text: (row) => formatPrice(of(row)),
  csv: (row) => of(row).toFixed(2),
})
export const count = <Row>(label: string, of: (row: Row) => number): Column<Row> => ({
  label,
  text: (row) => formatCount(of(row)),
  csv: (row) => String(of(row)),
})

/** Paid money is refunded, kept as commission, a broker’s fee, earned, or still held. */
export const moneyColumns: readonly Column<SalesTotals>[] = [
  count('Sales', ({ sales }) => sales),
  money('Paid', ({ paid }) => paid),
  money('Refunded', ({ refunded }) => refunded),
  money('Commission', ({ commission }) => commission),
  money('Broker’s fee', ({ brokerFee }) => brokerFee),
  money('Earned', ({ earned }) => earned),
]

export const viewColumns: readonly Column<SalesTotals>[] = [
  count('Views', ({ views }) => views),
  {
    label: 'Conversion',
    text: ({ conversion }) => formatPercent(conversion),
    csv: ({ conversion }) => conversion?.toFixed(4) ?? '',
  },
]
