import { EmptyPanel } from '../../features/dashboard/panel'
import { ButtonLink } from '../../features/page/layout/links'
import { compactPrice, largePrice } from '../../features/sales-report/format-amounts'
import { payoutsLink } from '../../features/sales-report/payouts-link'
import { moneyColumns } from '../../features/sales-report/sales-columns'
import { SalesReportPage, type SalesReportView } from '../../features/sales-report/sales-report-page'
import { formatPrice } from '../../lib/money'
import { formatCount } from '../../lib/text'

const afterFees = (commission: number, brokerFee: number) =>
  `after ${formatPrice(commission)} commission${brokerFee > 0 ? ` and ${formatPrice(brokerFee)} for brokers` : ''}`

const view: SalesReportView = {
  title: 'Earnings',
  sentence: 'What your work has earned, and what is held until work is accepted.',
  kind: 'SERVICE',
  tiles: ({ held, mandateFees, totals: { earned, commission, brokerFee, refunded, paid, sales } }) => [
    { label: 'Earned', value: largePrice(earned), note: afterFees(commission, brokerFee), ...payoutsLink },
    { label: 'Held now', value: largePrice(held), note: 'until work is accepted' },
    { label: 'Refunded', value: largePrice(refunded), note: 'went back to buyers' },
    { label: 'Sales', value: formatCount(sales), note: `${formatPrice(paid)} paid by buyers` },
    ...(mandateFees === 0
      ? []
      : [
          {
            label: 'Fees as a broker',
            value: largePrice(mandateFees),
            to: '/dashboard/mandates',
            action: 'See your mandates',
          },
        ]),
  ],
  charts: [
    { title: 'Earned by month', of: ({ totals }) => totals.earned, exact: formatPrice, round: compactPrice },
    { title: 'Held at month’s end', of: ({ held }) => held, exact: formatPrice, round: compactPrice },
  ],
  columns: moneyColumns,
  held: true,
}

export const Earnings = ({ servicesPath }: { servicesPath: string }) => (
  <SalesReportPage view={view}>
    <EmptyPanel text="Publish a service to see your earnings here.">
      <ButtonLink to={servicesPath}>See your services</ButtonLink>
    </EmptyPanel>
  </SalesReportPage>
)
