import { Loaded } from '../../../features/page/errors/loaded'
import { NotFound } from '../../../features/page/errors/not-found'
import { ButtonLink, TextLink } from '../../../features/page/layout/links'
import { RequireSession } from '../../../features/session/guards'
import { unbrokenDate } from '../../../lib/dates'
import { formatPrice } from '../../../lib/money'
import { Icon } from '../../../ui/icon/icon'
import { type ConfirmationQuery, useConfirmationQuery } from './confirmation.generated'
import styles from './confirmation.module.css'

/** The placed order with the number and the next step of each engagement. */
export const Confirmation = ({ id }: { id: string }) => (
  <RequireSession>
    <LoadedOrder id={id} />
  </RequireSession>
)

const LoadedOrder = ({ id }: { id: string }) => {
  const query = useConfirmationQuery({ variables: { id } })
  return (
    <Loaded
      query={query}
      loading="Loading your order"
      height="32rem"
      failure="Your order is placed, but could not be loaded"
    >
      {({ order }) => <Placed order={order} />}
    </Loaded>
  )
}

const Placed = ({ order }: Pick<ConfirmationQuery, 'order'>) => {
  if (!order)
    return (
      <NotFound
        title="Order Not Found"
        text="You have no such order."
        actions={[{ to: '/dashboard/customer/orders', label: 'Your orders' }]}
      />
    )
  const { total, cardLastFour, placedAt, receipt, engagements } = order
  const paid = cardLastFour
    ? `${formatPrice(total)} from the card ending ${cardLastFour}, on ${unbrokenDate(placedAt)}.`
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
            <ConfirmationLine key={engagement.id} engagement={engagement} />
          ))}
        </ol>
        <div className={styles.foot}>
          <p>Quote the MQ number whenever you write to us or to the seller.</p>
          <p className={styles.links}>
            <TextLink to={`/dashboard/orders/${order.id}`}>Receipt</TextLink>
            <TextLink to="/dashboard/customer/orders">
              All your orders <Icon name="right" />
            </TextLink>
          </p>
        </div>
      </div>
    </div>
  )
}

type Engagement = NonNullable<ConfirmationQuery['order']>['engagements'][number]

const ConfirmationLine = ({ engagement }: { engagement: Engagement }) => {
  const { id, number, title, quantity, seller, explanation, money, availableTransitions } = engagement
  // A transition with fields needs the buyer's input, so its label is shown instead of Open.
  const next = availableTransitions[0]
  const requiredAction = next && next.fields.length > 0 ? next.label : undefined
  return (
    <li className={styles.line}>
      <span className={styles.number}>{number}</span>
      <div>
        <h2>{quantity > 1 ? `${title}, ${quantity} times` : title}</h2>
        <p>{`${seller.name}. ${explanation}`}</p>
      </div>
      <span className={styles.price}>{formatPrice(money.paid)}</span>
      <ButtonLink
        variant={requiredAction ? 'primary' : 'line'}
        to={`/dashboard/engagements/${id}`}
        aria-label={`${requiredAction ?? 'Open'}: ${title}`}
      >
        {requiredAction ?? 'Open'}
      </ButtonLink>
    </li>
  )
}
