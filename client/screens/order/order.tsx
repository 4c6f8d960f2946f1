import { Suspense } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Badge } from '../../features/dashboard/badge'
import { Desk } from '../../features/dashboard/desk'
import { bySeller } from '../../features/engagement/by-seller'
import { OrderNotFound } from '../../features/engagement/order-not-found'
import { orderTones } from '../../features/engagement/order-tones'
import { longDate } from '../../features/listing/long-date'
import { unbrokenDate } from '../../features/listing/unbroken-date'
import { PrintHead } from '../../features/page/print-head'
import { Button } from '../../ui/button'
import { Facts } from '../../ui/facts'
import { Loading, Skeleton } from '../../ui/skeleton'
import { Sum } from '../../ui/sum'
import { useOrderSuspenseQuery } from './order.generated'
import styles from './order.module.css'
import { SellerPart } from './seller-part'

/** An order as a receipt: what was bought of whom, who paid, and how. Fit for paper. */
export const Order = () => {
  const { id = '' } = useParams()
  return (
    <Suspense
      key={id}
      fallback={
        <Loading label="Loading the order">
          <Skeleton width="20rem" height="3rem" />
          <Skeleton height="24rem" />
        </Loading>
      }
    >
      <Receipt id={id} />
    </Suspense>
  )
}

const Receipt = ({ id }: { id: string }) => {
  const { order } = useOrderSuspenseQuery({ variables: { id }, fetchPolicy: 'cache-and-network' }).data
  if (!order) return <OrderNotFound />
  const { placedAt, state, stateLabel, total, refunded, cardLastFour, receipt, engagements } = order
  return (
    <>
      <PrintHead />
      <Desk
        title={`Order of ${unbrokenDate(placedAt)}`}
        sentence="What you bought, of whom, and what you paid for it."
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
              'Paid with': cardLastFour ? `Card ending ${cardLastFour}` : 'Nothing had to be paid',
              'Placed on': longDate(placedAt),
            }}
          />
          {bySeller(engagements).map(({ seller, parts }) => (
            <SellerPart key={seller.id} name={seller.company?.name ?? seller.name} parts={parts} />
          ))}
          <Sum
            large
            rows={refunded > 0 ? [{ term: 'Refunded since', amount: refunded }] : []}
            total={{ term: 'Paid', amount: total }}
          />
          <p className={styles.note}>
            Marque holds the price of each part until it is accepted. <Link to="/how-it-works">How it works</Link>
          </p>
        </article>
      </Desk>
    </>
  )
}
