import { Link } from 'react-router-dom'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { largePrice, roundCount, roundPrice } from '../../features/figures/amounts'
import { moneyColumns, percent, viewColumns, whole } from '../../features/figures/figure-columns'
import { Sales, type View } from '../../features/figures/sales'
import { buttonClass } from '../../ui/button'
import { price } from '../../ui/price'

const views = (count: number) => (count === 1 ? '1 view' : `${whole(count)} views`)

const view: View = {
  title: 'Analytics',
  sentence: 'Sales, views and conversion of your products, month by month.',
  noun: 'product',
  tiles: ({ held, totals }) => [
    { label: 'Paid', value: largePrice(totals.paid), note: `${price(totals.refunded)} of it refunded` },
    { label: 'Earned', value: largePrice(totals.earned), note: `${price(held)} more is held now` },
    { label: 'Sales', value: whole(totals.sales), note: `${percent(totals.conversion)} of views` },
    { label: 'Views', value: whole(totals.views), note: 'counted without cookies' },
  ],
  charts: [
    { title: 'Paid by month', of: ({ figures }) => figures.paid, exact: price, round: roundPrice },
    { title: 'Views by month', of: ({ figures }) => figures.views, exact: views, round: roundCount },
  ],
  columns: [...moneyColumns, ...viewColumns],
}

export const VendorAnalytics = () => (
  <Sales view={view}>
    <NothingYet text="What is published is what can be counted.">
      <Link className={buttonClass({ variant: 'line' })} to="/dashboard/vendor/products">
        See your products
      </Link>
    </NothingYet>
  </Sales>
)
