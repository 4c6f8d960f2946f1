import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { price } from '../../ui/price'
import { NothingYet } from '../dashboard/nothing-yet'
import { largePrice, roundPrice } from './amounts'
import { moneyColumns, whole } from './figure-columns'
import { Sales, type View } from './sales'

const view: View = {
  title: 'Earnings',
  sentence: 'What you have earned, and what is held until work is accepted.',
  noun: 'service',
  tiles: ({ held, totals: { earned, commission, refunded, paid, sales } }) => [
    { label: 'Earned', value: largePrice(earned), note: `after ${price(commission)} commission` },
    { label: 'Held now', value: largePrice(held), note: 'until work is accepted' },
    { label: 'Refunded', value: largePrice(refunded), note: 'went back to clients' },
    { label: 'Sales', value: whole(sales), note: `${price(paid)} paid by clients` },
  ],
  charts: [
    { title: 'Earned by month', of: ({ figures }) => figures.earned, exact: price, round: roundPrice },
    { title: 'Held at month’s end', of: ({ held }) => held, exact: price, round: roundPrice },
  ],
  columns: moneyColumns,
  held: true,
}

/** `services`: address of the seller's services. */
export const Earnings = ({ services }: { services: string }) => (
  <Sales view={view}>
    <NothingYet text="Earnings begin with a service that clients can find.">
      <Link className={buttonClass({ variant: 'line' })} to={services}>
        See your services
      </Link>
    </NothingYet>
  </Sales>
)
