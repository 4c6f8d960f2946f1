import type { StatTile } from '../../../features/dashboard/stat-tiles'
import { formatCount, largePrice } from '../../../features/sales-report/format-amounts'
import { monthName } from '../../../lib/dates'
import type { SellerOverviewQuery } from './seller-overview.generated'

/** The sales of this month, beside those of the month before. */
export const salesStats = ({ held, months }: SellerOverviewQuery['salesReport']): StatTile[] => {
  const [before, now] = [months.at(-2), months.at(-1)]
  if (!before || !now) return []
  const [earlier, month] = [monthName(before.month), monthName(now.month)]
  return [
    {
      label: `Earned, ${month}`,
      value: largePrice(now.totals.earned),
      note: `${largePrice(before.totals.earned)} in ${earlier}`,
    },
    { label: 'Held now', value: largePrice(held), note: 'until work is accepted' },
    {
      label: `Sales, ${month}`,
      value: formatCount(now.totals.sales),
      note: `${formatCount(before.totals.sales)} in ${earlier}`,
    },
    {
      label: `Views, ${month}`,
      value: formatCount(now.totals.views),
      note: `${formatCount(before.totals.views)} in ${earlier}`,
    },
  ]
}
