import { ChoiceList } from '../../../features/choice/choice-list'
import { Downloads } from '../../../features/downloads/downloads'
import { Loaded } from '../../../features/page/errors/loaded'
import { NotFound } from '../../../features/page/errors/not-found'
import { ButtonLink, TextLink } from '../../../features/page/layout/links'
import { RequireSession } from '../../../features/session/guards'
import { usePurchasesPage } from '../../../features/session/own-pages'
import { formatPrice } from '../../../lib/money'
import { engagementPath } from '../../../lib/paths'
import { unbrokenDate } from '../../../lib/utc-dates'
import { classes } from '../../../ui/classes'
import { Icon } from '../../../ui/icon/icon'
import rule from '../../../ui/layout/double-rule.module.css'
import { type ConfirmationQuery, useConfirmationQuery } from './confirmation.generated'
import styles from './confirmation.module.css'

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
      {({ order, viewer }) => <PlacedOrder order={order} unconfirmed={viewer?.mustConfirmEmail === true} />}
    </Loaded>
  )
}

interface Props extends Pick<ConfirmationQuery, 'order'> {
  /** True if the buyer has yet to confirm the email address. */
  unconfirmed: boolean
}

const PlacedOrder = ({ order, unconfirmed }: Props) => {
  const orders = usePurchasesPage()
  const list = orders.label.toLowerCase()
  if (!order)
    return (
      <NotFound
        title="Order Not Found"
        text="We can’t find this order in your account. If you paid with another account, please log in with that one."
        actions={[{ to: orders.to, label: `Your ${list}` }]}
      />
    )
  const { total, cardLastFour, placedAt, receipt, engagements } = order
  const card = cardLastFour ? `the card ending ${cardLastFour}` : 'your card'
  const isPaid = total > 0
  const paymentText = isPaid
    ? `${formatPrice(total)} from ${card}, on ${unbrokenDate(placedAt)}.`
    : `There was nothing to pay. Ordered on ${unbrokenDate(placedAt)}.`
  const receiptText = unconfirmed
    ? `Please confirm your email address, ${receipt.email}, within a day: we send the receipt after that.`
    : `A receipt is on its way to ${receipt.email}.`
  return (
    <div className={styles.receipt}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div>
            <h1>{isPaid ? 'Paid, and held for you' : 'Ordered'}</h1>
            <p role="status">{`${paymentText} ${receiptText}`}</p>
          </div>
          <img src="/artwork/ornament/seal.svg" width="136" height="136" alt="" />
        </div>
        <ol className={classes(rule.rule, styles.list)}>
          {engagements.map((engagement) => (
            <ConfirmationLine key={engagement.id} engagement={engagement} />
          ))}
        </ol>
        <div className={styles.foot}>
          <p>Please mention the MQ number when you write to us or to the seller.</p>
          <p className={styles.links}>
            <TextLink to={`/dashboard/orders/${order.id}`}>Receipt</TextLink>
            <TextLink to={orders.to}>
              {`All your ${list} `}
              <Icon name="right" />
            </TextLink>
          </p>
        </div>
      </div>
    </div>
  )
}

type Engagement = NonNullable<ConfirmationQuery['order']>['engagements'][number]

const ConfirmationLine = ({ engagement }: { engagement: Engagement }) => {
  const { id, kind, number, title, quantity, choice, seller, explanation, money, availableTransitions } = engagement
  // A next step with fields waits for the buyer's input: its label is shown instead of Open.
  const next = availableTransitions.find(({ leadsToCompletion }) => leadsToCompletion)
  const requiredAction = next && next.fields.length > 0 ? next.label : undefined
  return (
    <li className={styles.line}>
      <span className={styles.number}>{number}</span>
      <div>
        <h2>{quantity > 1 ? `${title}, ${quantity} times` : title}</h2>
        <ChoiceList choice={choice} />
        <p>{`${seller.name}. ${explanation}`}</p>
      </div>
      <span className={styles.price}>{formatPrice(money.paidAtFirst)}</span>
      <ButtonLink
        variant={requiredAction ? 'primary' : 'line'}
        to={engagementPath(id)}
        aria-label={`${requiredAction ?? 'Open'}: ${title}`}
      >
        {requiredAction ?? 'Open'}
      </ButtonLink>
      {kind === 'PRODUCT' && (
        <section className={styles.downloads}>
          <Downloads engagement={engagement} />
        </section>
      )}
    </li>
  )
}
