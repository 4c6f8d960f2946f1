import { price } from '../../ui/price'
import type { FigureColumns_FiguresFragment } from './figure-columns.generated'

export type Figures = FigureColumns_FiguresFragment

const wholes = new Intl.NumberFormat('en-US')
const percents = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** `1,204` */
export const whole = (count: number) => wholes.format(count)

/** `2.4%`; a dash where nobody looked. */
export const percent = (share: number | null) => (share === null ? '–' : percents.format(share))

/** A column of a table, and of the file that is made of it. */
export interface Column<Row> {
  label: string
  /** On the page. */
  shown: (row: Row) => string
  /** In the file: a plain number, or nothing where there is none. */
  plain: (row: Row) => string
}

const money = (label: string, of: (figures: Figures) => number): Column<Figures> => ({
  label,
  shown: (figures) => price(of(figures)),
  plain: (figures) => of(figures).toFixed(2),
})
const count = (label: string, of: (figures: Figures) => number): Column<Figures> => ({
  label,
  shown: (figures) => whole(of(figures)),
  plain: (figures) => String(of(figures)),
})

/** Where the money is; of what was paid all is in one of the columns, or still held. */
export const moneyColumns: readonly Column<Figures>[] = [
  count('Sales', ({ sales }) => sales),
  money('Paid', ({ paid }) => paid),
  money('Refunded', ({ refunded }) => refunded),
  money('Commission', ({ commission }) => commission),
  money('Earned', ({ earned }) => earned),
]

export const viewColumns: readonly Column<Figures>[] = [
  count('Views', ({ views }) => views),
  {
    label: 'Conversion',
    shown: ({ conversion }) => percent(conversion),
    plain: ({ conversion }) => conversion?.toFixed(4) ?? '',
  },
]
