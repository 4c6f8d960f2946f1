import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartActions } from '../../../features/cart/cart-actions'
import { itemOf } from '../../../features/cart/cart-item'
import { lineKey } from '../../../features/cart/cart-store'
import { discardFormDraft } from '../../../features/form/form-draft'
import { LoadError } from '../../../features/page/errors/load-error'
import { ButtonLink } from '../../../features/page/layout/links'
import { refundedText, useHasLeftPayment, usePaymentState } from '../../../features/payment/use-payment-state'
import { RequireSession } from '../../../features/session/guards'
import { usePurchasesPage } from '../../../features/session/own-pages'
import { useSession } from '../../../features/session/session-store'
import { Empty } from '../../../ui/feedback/empty'
import { Spinner } from '../../../ui/feedback/spinner'
import { idempotencyKey } from '../payment/idempotency-key'
import { checkoutDraftKey } from '../payment/use-place-order'
import { usePaidOrderQuery } from './paid-order.generated'
import styles from './payment-return.module.css'

interface Props {
  /** The order that is placed once it is paid. */
  order: string
  payment: string
}

/** The page that the payment provider returns to. It waits until the payment is decided. */
export const PaymentReturn = (props: Props) => (
  <RequireSession>
    <ReturnedPayment {...props} />
  </RequireSession>
)

const ReturnedPayment = ({ order, payment }: Props) => {
  const { state, error } = usePaymentState(payment)
  const hasLeft = useHasLeftPayment()
  if (error && state === undefined)
    return <LoadError title="Your payment could not be checked" error={error} retry={() => window.location.reload()} />
  if (state === 'PAID') return <PaidOrder id={order} />
  if (state === null) return <UnknownPayment />
  if (state === undefined || (state === 'PENDING' && !hasLeft)) return <Waiting />
  if (state === 'REFUNDED')
    return (
      <Empty title="Your order was not placed" text={refundedText}>
        <ButtonLink to="/checkout">Back to checkout</ButtonLink>
      </Empty>
    )
  return (
    <Empty
      title="You have not paid"
      text={
        state === 'PENDING'
          ? 'You left the payment page. Your cart is as it was.'
          : 'The payment was declined or given up. Your cart is as it was.'
      }
    >
      <ButtonLink to="/checkout">Pay again</ButtonLink>
    </Empty>
  )
}

const UnknownPayment = () => {
  const orders = usePurchasesPage()
  return (
    <Empty
      title="Payment not found"
      text="This account has no such payment. If you paid with another account, please log in with that one."
    >
      <ButtonLink to={orders.to}>Your {orders.label.toLowerCase()}</ButtonLink>
    </Empty>
  )
}

const Waiting = () => {
  const orders = usePurchasesPage()
  const list = orders.label.toLowerCase()
  return (
    <div className={styles.waiting}>
      <h1>Your payment is being confirmed</h1>
      <p role="status">
        <Spinner /> This takes a few seconds, with some banks a few minutes. The order appears here by itself.
      </p>
      <p>You can leave this page: once the payment is confirmed, you find it in your {list}.</p>
      <ButtonLink to={orders.to} variant="line">
        Your {list}
      </ButtonLink>
    </div>
  )
}

/** Takes what was bought out of the cart, and goes on to the confirmation. */
const PaidOrder = ({ id }: { id: string }) => {
  const navigate = useNavigate()
  const userId = useSession().user?.id
  const { data, error, refetch } = usePaidOrderQuery({ variables: { id }, fetchPolicy: 'network-only' })
  useEffect(() => {
    if (!data) return
    for (const { listing, choice } of data.order?.engagements ?? [])
      if (listing) cartActions.remove(lineKey(itemOf({ listing, choice })))
    idempotencyKey.clear()
    if (userId) discardFormDraft(checkoutDraftKey(userId))
    void navigate(`/checkout?order=${id}`, { replace: true })
  }, [data, id, navigate, userId])
  if (error) return <LoadError title="You have paid, but the order could not be loaded" error={error} retry={refetch} />
  return <Waiting />
}
