import { type ReactNode, useId } from 'react'
import { BillingFields } from '../../features/billing/billing-fields'
import { bySellerName, itemOf } from '../../features/cart/cart-item'
import { lineKey } from '../../features/cart/cart-store'
import layout from '../../features/cart/total-layout.module.css'
import { TotalPanel } from '../../features/cart/total-panel'
import type { TotalPanel_QuoteFragment } from '../../features/cart/total-panel.generated'
import { ChoiceList } from '../../features/choice/choice-list'
import { useFormDraft } from '../../features/form/use-form-draft'
import { deliveryTime } from '../../features/listing/delivery-time'
import { ListingCover } from '../../features/listing/listing-cover'
import { Link } from '../../features/page/layout/link'
import { CardFields } from '../../features/payment/card-fields'
import { useSession } from '../../features/session/session-store'
import { formatPrice } from '../../lib/money'
import { listingPath } from '../../lib/paths'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { TextField } from '../../ui/form/field'
import rule from '../../ui/layout/double-rule.module.css'
import { Plate } from '../../ui/layout/plate'
import type { CheckoutQuery } from './checkout.generated'
import styles from './checkout-form.module.css'
import { checkoutDraftKey, usePlaceOrder } from './payment/use-place-order'
import { useChangedTerms } from './use-changed-terms'

interface Props {
  viewer: CheckoutQuery['viewer']
  quote: CheckoutQuery['cartQuote']
  provider: CheckoutQuery['paymentProvider']
  /** False while the quote is of an earlier cart. */
  current: boolean
  /** True if the quote of this cart could not be loaded. */
  failed: boolean
  refresh: () => Promise<unknown>
  /** Told whether the last payment was refused for withdrawn items. */
  setUnpaid: (isUnpaid: boolean) => void
}

export const CheckoutForm = ({ viewer, quote, provider, current, failed, refresh, setUnpaid }: Props) => {
  const id = useId()
  const { user } = useSession()
  const { form, pending, result, onSubmit, errorOf } = usePlaceOrder({ viewer, quote, provider, refresh, setUnpaid })
  // The draft survives a reload.
  useFormDraft(form, viewer ? checkoutDraftKey(viewer.id) : undefined)
  const problem = result && 'problem' in result && !result.field ? result.problem : undefined
  return (
    <div className={layout.columns}>
      <form
        ref={form}
        id={id}
        className={layout.main}
        aria-label="Checkout"
        method="post"
        noValidate
        onSubmit={current ? onSubmit : (event) => event.preventDefault()}
      >
        <OrderReview quote={quote} />
        <CheckoutStep title="On the receipt">
          <BillingFields
            details={viewer?.billingDetails}
            fallback={{ name: user?.name, company: user?.company }}
            errorOf={errorOf}
          >
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
          </BillingFields>
        </CheckoutStep>
        {quote.total > 0 && (
          <CheckoutStep title="Payment">
            <CardFields provider={provider} errorOf={errorOf} />
          </CheckoutStep>
        )}
      </form>
      <aside className={layout.total} aria-label="Total">
        <PayPanel
          quote={quote}
          formId={id}
          busy={pending}
          current={current}
          problem={problem}
          retry={failed ? () => refresh().catch(() => {}) : undefined}
        />
      </aside>
    </div>
  )
}

const OrderReview = ({
  quote: { groups, unavailableListingIds, withdrawnListings, unavailableChoices },
}: {
  quote: CheckoutQuery['cartQuote']
}) => {
  const changedTerms = useChangedTerms(groups)
  const unavailable = unavailableListingIds.length + unavailableChoices.length
  const [title] = [...withdrawnListings, ...unavailableChoices.map(({ listing }) => listing)].map(({ title }) => title)
  return (
    <CheckoutStep title="What you are buying">
      <ul className={styles.review}>
        {bySellerName(groups).flatMap(({ seller, lines }) =>
          lines.map((line) => {
            const { listing, quantity, choice, deliveryDays, unitPrice, total } = line
            const key = lineKey(itemOf(line))
            const changes = changedTerms(key, line)
            return (
              <li key={key}>
                <Plate>
                  <ListingCover cover={listing.cover} size="thumb" />
                </Plate>
                <div>
                  <h3>{listing.title}</h3>
                  <p>{seller.company ? `${seller.name}, ${seller.company.name}` : seller.name}</p>
                  <ChoiceList choice={choice} />
                  <p>{deliveryTime(deliveryDays)}</p>
                  {line.introduction && <p>{line.introduction.text}</p>}
                  {quantity > 1 && <p>{`${quantity} at ${formatPrice(unitPrice)}`}</p>}
                  {changes.length > 0 && (
                    <p className={styles.changed}>
                      {`${changes.join(' ')} `}
                      <Link to={listingPath(listing)}>
                        See the listing
                        <span className="visually-hidden">{` ${listing.title}`}</span>
                      </Link>
                    </p>
                  )}
                </div>
                <b>{formatPrice(total)}</b>
              </li>
            )
          }),
        )}
      </ul>
      {unavailable > 0 && (
        <p className={styles.unavailable}>
          {unavailable === 1
            ? `${title === undefined ? 'One item in your cart' : `“${title}”`} is no longer available. It is not part of this order and stays in the cart until you remove it.`
            : `${unavailable} items in your cart are no longer available. They are not part of this order and stay in the cart until you remove them.`}
        </p>
      )}
    </CheckoutStep>
  )
}

const CheckoutStep = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.step}>
    <h2 className={rule.rule}>{title}</h2>
    {children}
  </section>
)

interface PayPanelProps {
  quote: TotalPanel_QuoteFragment
  /** The form that the button submits. */
  formId: string
  busy: boolean
  /** False while the totals are of an earlier cart. */
  current: boolean
  problem: string | undefined
  /** Loads the totals again, if that has failed. */
  retry: (() => void) | undefined
}

const PayPanel = ({ quote, formId, busy, current, problem, retry }: PayPanelProps) => (
  <TotalPanel
    quote={quote}
    promise="Held by Marque. A service is released when you accept it, or 14 days after delivery if you say nothing."
  >
    {problem && <Notice text={problem} />}
    {retry && <Notice text="Today’s prices could not be loaded." />}
    {retry ? (
      <Button variant="line" size="large" wide onClick={retry}>
        Try again
      </Button>
    ) : (
      <Button type="submit" form={formId} variant="seal" size="large" wide busy={busy || !current}>
        {`Pay ${formatPrice(quote.total)}`}
      </Button>
    )}
  </TotalPanel>
)
