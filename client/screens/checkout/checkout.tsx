import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageMeta } from '../../features/page/head/page-meta'
import { Breadcrumb } from '../../features/page/layout/breadcrumb'
import { lazyNamed, lazyPart } from '../../lib/lazy-named'
import { Container } from '../../ui/layout/container'
import { PageLoading } from '../../ui/layout/page-loading'
import styles from './checkout.module.css'

// Forms are heavy, and a signed-out visitor does not see them.
const CheckoutContents = lazyPart(() => import('./checkout-contents'), 'CheckoutContents', <PageLoading />)
const PaymentReturn = lazyNamed(() => import('./payment-return/payment-return'), 'PaymentReturn')
const Confirmation = lazyNamed(() => import('./confirmation/confirmation'), 'Confirmation')

/**
 * With `?order=` in the address it is the confirmation, so that Back and a reload show the order. With `&payment=` too, the
 * payment provider has returned here.
 */
export const Checkout = () => {
  const [params] = useSearchParams()
  const order = params.get('order')
  const payment = params.get('payment')
  const title = order && !payment ? 'Order placed' : 'Checkout'
  return (
    <>
      <PageMeta
        title={title}
        description="Review what you are buying and pay. Marque holds the money until you accept the work."
      />
      <meta name="robots" content="noindex" />
      <noscript>
        <p className={styles.noscript}>
          Your browser keeps the cart, and only a script can read it: please switch JavaScript on.
        </p>
      </noscript>
      <div className={styles.screen}>
        <Container>
          <Breadcrumb trail={[{ to: '/cart', label: 'Cart' }]} current={title} />
          {order ? (
            <Suspense fallback={<PageLoading />}>
              {payment ? <PaymentReturn order={order} payment={payment} /> : <Confirmation id={order} />}
            </Suspense>
          ) : (
            <>
              <h1 className={styles.title}>Checkout</h1>
              <CheckoutContents />
            </>
          )}
        </Container>
      </div>
    </>
  )
}
