import { EmptyPanel } from '../../features/dashboard/panel'
import { ButtonLink } from '../../features/page/layout/links'
import { compactCount, compactPrice, formatPercent, largePrice } from '../../features/sales-report/format-amounts'
import { payoutsLink } from '../../features/sales-report/payouts-link'
import { moneyColumns, viewColumns } from '../../features/sales-report/sales-columns'
import { SalesReportPage, type SalesReportView } from '../../features/sales-report/sales-report-page'
import { formatPrice } from '../../lib/money'
import { formatCount, pluralize } from '../../lib/text'

const views = (count: number) => pluralize(count, 'view')

const view: SalesReportView = {
  title: 'Analytics',
  sentence: 'Sales, views and conversion of your products, month by month.',
  kind: 'PRODUCT',
  tiles: ({ held, totals }) => [
    { label: 'Paid', value: largePrice(totals.paid), note: `${formatPrice(totals.refunded)} of it refunded` },
    {
      label: 'Earned',
      value: largePrice(totals.earned),
      note: `${formatPrice(held)} more is held now`,
      ...payoutsLink,
    },
    { label: 'Sales', value: formatCount(totals.sales), note: `${formatPercent(totals.conversion)} of views` },
    { label: 'Views', value: formatCount(totals.views), note: 'counted without cookies' },
  ],
  charts: [
    { title: 'Paid by month', of: ({ totals }) => totals.paid, exact: formatPrice, round: compactPrice },
    { title: 'Views by month', of: ({ totals }) => totals.views, exact: views, round: compactCount },
  ],
  columns: [...moneyColumns, ...viewColumns],
}

export const VendorAnalytics = () => (
  <SalesReportPage view={view}>
    <EmptyPanel text="Publish a product to see its sales and views here.">
      <ButtonLink to="/dashboard/vendor/products">See your products</ButtonLink>
    </EmptyPanel>
  </SalesReportPage>
)
