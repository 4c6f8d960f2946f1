import { type CartLine, useCart } from '../../features/cart/cart-store'
import { LoadError } from '../../features/page/errors/load-error'
import { ButtonLink } from '../../features/page/layout/links'
import { CustomersOnly } from '../../features/session/customers-only'
import { RequireSession } from '../../features/session/guards'
import { Empty } from '../../ui/feedback/empty'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { useCheckoutQuery } from './checkout.generated'
import styles from './checkout.module.css'
import { CheckoutForm } from './checkout-form'
import form from './checkout-form.module.css'

export const CheckoutContents = () => (
  <RequireSession>
    <CustomersOnly
      what="Buying"
      kept="Your cart stays in this browser."
      back={{ to: '/cart', label: 'Back to the cart' }}
    >
      <Contents />
    </CustomersOnly>
  </RequireSession>
)

const Contents = () => {
  const lines = useCart()
  if (lines.length > 0) return <Priced lines={lines} />
  return (
    <Empty
      title="Your cart is empty"
      text="There is nothing to pay. If you have just paid, you find your purchase in your orders."
    >
      <p className={styles.links}>
        <ButtonLink to="/dashboard/customer/orders">Your orders</ButtonLink>
        <ButtonLink to="/services">Browse services</ButtonLink>
      </p>
    </Empty>
  )
}

/** A change of the cart, in another tab too, keeps the form and its input. */
const Priced = ({ lines }: { lines: readonly CartLine[] }) => {
  const { data, previousData, error, refetch } = useCheckoutQuery({
    variables: { lines: [...lines] },
    fetchPolicy: 'cache-and-network',
  })
  const shown = data ?? previousData
  if (!shown && error) return <LoadError title="Today’s prices could not be loaded" error={error} retry={refetch} />
  if (!shown) return <CheckoutSkeleton lines={lines.length} />
  return (
    <CheckoutForm
      quote={shown.cartQuote}
      provider={shown.paymentProvider}
      current={data !== undefined}
      refresh={refetch}
    />
  )
}

const CheckoutSkeleton = ({ lines }: { lines: number }) => (
  <Loading label="Loading the checkout">
    <div className={form.buy}>
      <div className={form.main}>
        <div>
          <Skeleton width="14rem" height="2.5rem" />
          <ul className={form.review}>
            {Array.from({ length: lines }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders are never reordered
              <li key={index}>
                <Skeleton ratio="4 / 3" />
                <Skeleton width="60%" height="2.6rem" />
                <Skeleton width="5rem" height="1.4rem" />
              </li>
            ))}
          </ul>
        </div>
        <Skeleton height="13rem" />
        <Skeleton height="20rem" />
      </div>
      <Skeleton height="20rem" />
    </div>
  </Loading>
)
