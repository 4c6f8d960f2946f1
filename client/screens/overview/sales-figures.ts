import type { Figure } from '../../features/dashboard/figures'
import { largePrice } from '../../features/figures/amounts'
import { whole } from '../../features/figures/figure-columns'
import { monthAlone } from '../../features/figures/month-words'
import type { SalesFigures_ReportFragment } from './sales-figures.generated'

/** This month, beside the one before it. */
export const salesFigures = ({ held, months }: SalesFigures_ReportFragment): Figure[] => {
  const [before, now] = [months.at(-2), months.at(-1)]
  if (!before || !now) return []
  const [earlier, month] = [monthAlone(before.month), monthAlone(now.month)]
  return [
    {
      label: `Earned, ${month}`,
      value: largePrice(now.figures.earned),
      note: `${largePrice(before.figures.earned)} in ${earlier}`,
    },
    { label: 'Held now', value: largePrice(held), note: 'until work is accepted' },
    { label: `Sales, ${month}`, value: whole(now.figures.sales), note: `${whole(before.figures.sales)} in ${earlier}` },
    { label: `Views, ${month}`, value: whole(now.figures.views), note: `${whole(before.figures.views)} in ${earlier}` },
  ]
}
