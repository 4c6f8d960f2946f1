import { Link } from 'react-router-dom'
import { unbrokenDate } from '../../features/listing/unbroken-date'
import { FailedPart } from '../../features/page/failed-part'
import { NotFound } from '../../features/page/not-found'
import { SignedIn } from '../../features/session/signed-in'
import { Icon } from '../../ui/icon'
import link from '../../ui/link.module.css'
import { price } from '../../ui/price'
import { Loading, Skeleton } from '../../ui/skeleton'
import { useConfirmationQuery } from './confirmation.generated'
import styles from './confirmation.module.css'
import { PaidLine } from './paid-line'

/** What was bought under which numbers, and what happens next. */
export const Confirmation = ({ id }: { id: string }) => (
  <SignedIn>
    <Placed id={id} />
  </SignedIn>
)

const Placed = ({ id }: { id: string }) => {
  const { data, error, refetch } = useConfirmationQuery({ variables: { id } })
  if (error && !data)
    return <FailedPart title="Your order is placed, but could not be loaded" error={error} again={refetch} />
  if (!data)
    return (
      <Loading label="Loading your order">
        <Skeleton height="32rem" />
      </Loading>
    )
  const { order } = data
  if (!order)
    return (
      <NotFound
        title="Order Not Found"
        text="There is no such order among yours."
        actions={[{ to: '/dashboard/customer/orders', label: 'Your orders' }]}
      />
    )
  const { total, cardLastFour, placedAt, receipt, engagements } = order
  const paid = cardLastFour
    ? `${price(total)} from the card ending ${cardLastFour}, on ${unbrokenDate(placedAt)}.`
    : `Nothing had to be paid, on ${unbrokenDate(placedAt)}.`
  return (
    <div className={styles.receipt}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div>
            <h1>{cardLastFour ? 'Paid, and held for you' : 'Ordered'}</h1>
            <p role="status">{`${paid} A receipt is on its way to ${receipt.email}.`}</p>
          </div>
          <img src="/artwork/ornament/seal.svg" width="136" height="136" alt="" />
        </div>
        <ol className={styles.list}>
          {engagements.map((engagement) => (
            <PaidLine key={engagement.id} engagement={engagement} />
          ))}
        </ol>
        <div className={styles.foot}>
          <p>Quote the MQ number whenever you write to us or to the seller.</p>
          <p className={styles.ways}>
            <Link className={link.link} to={`/dashboard/orders/${order.id}`}>
              Receipt
            </Link>
            <Link className={link.link} to="/dashboard/customer/orders">
              All your orders <Icon name="right" />
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}
