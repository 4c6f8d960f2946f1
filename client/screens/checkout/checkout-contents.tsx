import { useState } from 'react'
import { BuyersOnly } from '../../features/auth/buyers-only'
import { type CartLine, useCart } from '../../features/cart/cart-store'
import layout from '../../features/cart/total-layout.module.css'
import { LoadError } from '../../features/page/errors/load-error'
import { ButtonLink } from '../../features/page/layout/links'
import { RequireSession } from '../../features/session/guards'
import { usePurchasesPage } from '../../features/session/own-pages'
import { focusOnMount } from '../../lib/focus/focus-on-mount'
import { Empty } from '../../ui/feedback/empty'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Repeat } from '../../ui/repeat'
import { useCheckoutQuery } from './checkout.generated'
import styles from './checkout.module.css'
import { CheckoutForm } from './checkout-form'
import form from './checkout-form.module.css'

export const CheckoutContents = () => (
  <RequireSession>
    <BuyersOnly
      activity="Buying"
      reassurance="Your cart stays in this browser."
      back={{ to: '/cart', label: 'Back to the cart' }}
    >
      <CartCheckout />
    </BuyersOnly>
  </RequireSession>
)

const CartCheckout = () => {
  const lines = useCart()
  const orders = usePurchasesPage()
  if (lines.length > 0) return <LoadedCheckout lines={lines} />
  return (
    <Empty
      title="Your cart is empty"
      text={`There is nothing to pay. If you have just paid, you find it in your ${orders.label.toLowerCase()}.`}
    >
      <p className={styles.links}>
        <ButtonLink to={orders.to}>{`Your ${orders.label.toLowerCase()}`}</ButtonLink>
        <ButtonLink to="/services">Browse services</ButtonLink>
      </p>
    </Empty>
  )
}

/** Keeps the form and its input when the cart changes, in this tab or in another. */
const LoadedCheckout = ({ lines }: { lines: readonly CartLine[] }) => {
  const { data, previousData, error, refetch } = useCheckoutQuery({
    variables: { lines: [...lines] },
    fetchPolicy: 'cache-and-network',
  })
  const [isUnpaid, setUnpaid] = useState(false)
  const latest = data ?? previousData
  if (!latest && error) return <LoadError title="Today’s prices could not be loaded" error={error} retry={refetch} />
  if (!latest) return <CheckoutSkeleton lines={lines.length} />
  if (latest.cartQuote.groups.length === 0)
    return (
      <Empty title="Nothing in your cart can be bought" text="Everything in it was withdrawn or changed.">
        {/* The button that had the focus is gone. */}
        {isUnpaid && (
          <p role="status" tabIndex={-1} ref={focusOnMount}>
            Nothing was charged.
          </p>
        )}
        <ButtonLink to="/cart">Back to the cart</ButtonLink>
      </Empty>
    )
  return (
    <CheckoutForm
      quote={latest.cartQuote}
      viewer={latest.viewer}
      provider={latest.paymentProvider}
      current={data !== undefined}
      failed={!data && error !== undefined}
      refresh={refetch}
      setUnpaid={setUnpaid}
    />
  )
}

const CheckoutSkeleton = ({ lines }: { lines: number }) => (
  <Loading label="Loading the checkout">
    <div className={layout.columns}>
      <div className={layout.main}>
        <div>
          <Skeleton width="14rem" height="2.5rem" />
          <ul className={form.review}>
            <Repeat count={lines}>
              <li>
                <Skeleton ratio="4 / 3" />
                <Skeleton width="60%" height="2.6rem" />
                <Skeleton width="5rem" height="1.4rem" />
              </li>
            </Repeat>
          </ul>
        </div>
        <Skeleton height="13rem" />
        <Skeleton height="20rem" />
      </div>
      <Skeleton height="20rem" />
    </div>
  </Loading>
)
