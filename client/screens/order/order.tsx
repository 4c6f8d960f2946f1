import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import { ChoiceList } from '../../features/choice/choice-list'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { orderTones } from '../../features/engagement/engagement-states'
import { OrderNotFound } from '../../features/engagement/order-not-found'
import styles from '../../features/engagement/receipt.module.css'
import { deliveryTime } from '../../features/listing/delivery-time'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { Link } from '../../features/page/layout/link'
import { PrintHead } from '../../features/page/layout/print-head'
import { formatPrice } from '../../lib/money'
import { engagementPath } from '../../lib/paths'
import { longDate, unbrokenDate } from '../../lib/utc-dates'
import { Button } from '../../ui/button/button'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Badge } from '../../ui/text/badge'
import { Facts } from '../../ui/text/facts'
import { NoWrap } from '../../ui/text/no-wrap'
import { Sum } from '../../ui/text/sum'
import { type OrderQuery, useOrderSuspenseQuery } from './order.generated'

/** The receipt of an order, also for print. */
export const Order = () => (
  <KeyedByParam
    fallback={
      <Loading label="Loading the order">
        <Skeleton width="20rem" height="3rem" />
        <Skeleton height="24rem" />
      </Loading>
    }
  >
    {(id) => <Receipt id={id} />}
  </KeyedByParam>
)

const Receipt = ({ id }: { id: string }) => {
  const { order } = dataOrThrow(useOrderSuspenseQuery({ variables: { id }, ...revalidate }))
  if (!order) return <OrderNotFound />
  const { placedAt, state, stateLabel, total, refunded, cardLastFour, receipt, engagements, invoices } = order
  return (
    <>
      <PrintHead />
      <DashboardPage
        title={`Order of ${unbrokenDate(placedAt)}`}
        lead="What you bought, from whom, and what you paid for it."
        actions={
          <Button variant="line" size="small" onClick={() => window.print()}>
            Print the receipt
          </Button>
        }
      >
        <article className={styles.sheet} aria-label="Receipt">
          <div className={styles.head}>
            <h2>Receipt</h2>
            <Badge tone={orderTones[state]}>{stateLabel}</Badge>
          </div>
          <Facts
            facts={{
              'Paid by': receipt.name,
              Company: receipt.company,
              'Sent to': receipt.email,
              'Paid with':
                total > 0 ? `Card${cardLastFour ? ` ending ${cardLastFour}` : ''}` : 'There was nothing to pay',
              'Placed on': longDate(placedAt),
            }}
          />
          {groupBySeller(engagements).map(({ seller, parts }) => (
            <SellerItems key={seller.id} name={seller.company?.name ?? seller.name} items={parts} />
          ))}
          <Sum
            large
            rows={refunded > 0 ? [{ term: 'Refunded since', amount: refunded }] : []}
            total={{ term: 'Paid', amount: total }}
          />
          {invoices.length > 0 && (
            <p className={styles.note}>
              {invoices.map((invoice) => (
                <InvoiceLine key={invoice.id} {...invoice} />
              ))}
            </p>
          )}
          <p className={styles.note}>
            Marque holds the price of each item until you accept it. <Link to="/how-it-works">How it works</Link>
          </p>
        </article>
      </DashboardPage>
    </>
  )
}

const InvoiceLine = ({ number, kind, seller }: NonNullable<OrderQuery['order']>['invoices'][number]) => {
  // Empty once the invoice's details are no longer kept.
  const name = seller.company ?? seller.name
  return (
    <>
      {kind === 'INVOICE' ? 'Invoice ' : 'Credit note '}
      <Link to={`/dashboard/invoices/${number}`}>
        <NoWrap>{number}</NoWrap>
      </Link>
      {name && ' of '}
      <bdi>{name}</bdi>
      <br />
    </>
  )
}

interface Props {
  name: string
  items: NonNullable<OrderQuery['order']>['engagements']
}

const SellerItems = ({ name, items }: Props) => (
  <section className={styles.seller}>
    <h3>
      <bdi>{name}</bdi>
    </h3>
    <ul>
      {items.map(({ id, number, title, quantity, choice, days, stateLabel, money }) => (
        <li key={id}>
          <span>{number}</span>
          <div>
            <Link to={engagementPath(id)} dir="auto">
              {title}
            </Link>
            <ChoiceList choice={choice} />
            <p>{quantity > 1 ? `${quantity} times, ${stateLabel}` : stateLabel}</p>
            {days !== null && <p>{deliveryTime(days)}</p>}
          </div>
          <b>{formatPrice(money.paidAtFirst)}</b>
        </li>
      ))}
    </ul>
  </section>
)

const groupBySeller = <Part extends { seller: { id: string } }>(parts: readonly Part[]) => {
  const sellers = new Map<string, { seller: Part['seller']; parts: Part[] }>()
  for (const part of parts) {
    const group = sellers.get(part.seller.id)
    if (group) group.parts.push(part)
    else sellers.set(part.seller.id, { seller: part.seller, parts: [part] })
  }
  return [...sellers.values()]
}
