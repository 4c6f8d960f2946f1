import { Link } from 'react-router-dom'
import type { CartLine } from '../../features/cart/cart-store'
import { useCart } from '../../features/cart/use-cart'
import { ForCustomers } from '../../features/engagement/for-customers'
import { FailedPart } from '../../features/page/failed-part'
import { SignedIn } from '../../features/session/signed-in'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { useCheckoutQuery } from './checkout.generated'
import styles from './checkout.module.css'
import { CheckoutForm } from './checkout-form'
import { CheckoutSkeleton } from './checkout-skeleton'

export const CheckoutContents = () => (
  <SignedIn>
    <ForCustomers
      what="Buying"
      kept="Your cart stays in this browser."
      back={{ to: '/cart', label: 'Back to the cart' }}
    >
      <Contents />
    </ForCustomers>
  </SignedIn>
)

const Contents = () => {
  const lines = useCart()
  if (lines.length > 0) return <Priced lines={lines} />
  return (
    <Empty
      title="Your cart is empty"
      text="There is nothing to pay. If you have just paid, what you bought stands among your orders."
    >
      <p className={styles.ways}>
        <Link className={buttonClass({ variant: 'line' })} to="/dashboard/customer/orders">
          Your orders
        </Link>
        <Link className={buttonClass({ variant: 'line' })} to="/services">
          Browse services
        </Link>
      </p>
    </Empty>
  )
}

/** A change of the cart, in another tab too, leaves the form in sight, with what was typed. */
const Priced = ({ lines }: { lines: readonly CartLine[] }) => {
  const { data, previousData, error, refetch } = useCheckoutQuery({
    variables: { lines: [...lines] },
    fetchPolicy: 'cache-and-network',
  })
  const shown = data ?? previousData
  if (!shown && error) return <FailedPart title="Today’s prices could not be loaded" error={error} again={refetch} />
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
