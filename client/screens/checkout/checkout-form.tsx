import { type ReactNode, useId } from 'react'
import { TotalPanel } from '../../features/cart/total-panel'
import type { TotalPanel_QuoteFragment } from '../../features/cart/total-panel.generated'
import { ListingCover } from '../../features/listing/listing-cover'
import { CardFields } from '../../features/payment/card-fields'
import { usePriceChanges } from '../../features/payment/use-price-changes'
import { useSession } from '../../features/session/session-store'
import { formatPrice } from '../../lib/money'
import { Notice } from '../../ui/feedback/notice'
import { Spinner } from '../../ui/feedback/spinner'
import { Button } from '../../ui/form/button'
import { TextField } from '../../ui/form/field'
import { Plate } from '../../ui/layout/plate'
import type { CheckoutQuery } from './checkout.generated'
import styles from './checkout-form.module.css'
import { usePlaceOrder } from './payment/use-place-order'

interface Props {
  quote: CheckoutQuery['cartQuote']
  provider: CheckoutQuery['paymentProvider']
  /** Whether the quote is of the current cart. */
  current: boolean
  refresh: () => Promise<unknown>
}

export const CheckoutForm = ({ quote, provider, current, refresh }: Props) => {
  const id = useId()
  const { user } = useSession()
  const { form, pending, result, onSubmit, errorOf } = usePlaceOrder({ quote, provider, refresh })
  const problem = result && 'problem' in result && !result.field ? result.problem : undefined
  return (
    <div className={styles.buy}>
      <form
        ref={form}
        id={id}
        className={styles.main}
        aria-label="Checkout"
        method="post"
        noValidate
        onSubmit={current ? onSubmit : (event) => event.preventDefault()}
      >
        <OrderReview quote={quote} />
        <CheckoutStep title="On the receipt">
          <div className={styles.form}>
            <TextField
              label="Full name"
              name="name"
              autoComplete="name"
              maxLength={100}
              required
              defaultValue={user?.name}
              error={errorOf('name')}
            />
            <TextField
              label="Company, optional"
              name="company"
              autoComplete="organization"
              maxLength={100}
              defaultValue={user?.company}
              error={errorOf('company')}
            />
            <TextField
              label="Email for the receipt"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={user?.email}
              error={errorOf('email')}
            />
          </div>
        </CheckoutStep>
        {quote.total > 0 && (
          <CheckoutStep title="Payment">
            <CardFields provider={provider} errorOf={errorOf} />
          </CheckoutStep>
        )}
      </form>
      <aside className={styles.side} aria-label="Total">
        <PayPanel quote={quote} form={id} busy={pending} current={current} problem={problem} />
      </aside>
    </div>
  )
}

/** The lines to buy and the number of unavailable listings. */
const OrderReview = ({ quote: { groups, unavailableListingIds } }: { quote: CheckoutQuery['cartQuote'] }) => {
  const previousPrice = usePriceChanges(groups)
  return (
    <CheckoutStep title="What you are buying">
      <ul className={styles.review}>
        {groups.flatMap(({ seller, lines }) =>
          lines.map(({ listing, quantity, unitPrice, total }) => (
            <li key={listing.id}>
              <Plate>
                <ListingCover cover={listing.cover} size="thumb" />
              </Plate>
              <div>
                <h3>{listing.title}</h3>
                <p>{seller.company ? `${seller.name}, ${seller.company.name}` : seller.name}</p>
                {quantity > 1 && <p>{`${quantity} at ${formatPrice(unitPrice)}`}</p>}
                {previousPrice(listing.id, unitPrice) !== undefined && (
                  <p
                    className={styles.changed}
                  >{`The price was ${formatPrice(previousPrice(listing.id, unitPrice) ?? 0)}.`}</p>
                )}
              </div>
              <b>{formatPrice(total)}</b>
            </li>
          )),
        )}
      </ul>
      {unavailableListingIds.length > 0 && (
        <p className={styles.gone}>
          {unavailableListingIds.length === 1
            ? 'One item in your cart is no longer available. It is not part of this order and stays in the cart until you remove it.'
            : `${unavailableListingIds.length} items in your cart are no longer available. They are not part of this order and stay in the cart until you remove them.`}
        </p>
      )}
    </CheckoutStep>
  )
}

/** A section of the checkout. */
const CheckoutStep = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.step}>
    <h2>{title}</h2>
    {children}
  </section>
)

interface PayPanelProps {
  quote: TotalPanel_QuoteFragment
  /** Id of the form that the button submits. */
  form: string
  busy: boolean
  /** Whether the totals are of the current cart. */
  current: boolean
  problem: string | undefined
}

const PayPanel = ({ quote, form, busy, current, problem }: PayPanelProps) => (
  <TotalPanel
    quote={quote}
    promise="Held by Marque. A service is released when you accept it, or 14 days after delivery if you say nothing."
  >
    {problem && <Notice text={problem} />}
    {/* Not disabled: a disabled button loses the focus. Presses while it is busy are ignored. */}
    <Button type="submit" form={form} variant="seal" size="large" wide aria-busy={busy || !current}>
      {busy && <Spinner />}
      {`Pay ${formatPrice(quote.total)}`}
    </Button>
  </TotalPanel>
)
