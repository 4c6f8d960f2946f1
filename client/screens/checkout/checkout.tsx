import { useSearchParams } from 'react-router-dom'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { PageMeta } from '../../features/page/page-meta'
import { ForCustomers } from '../../features/session/for-customers'
import { SignedIn } from '../../features/session/signed-in'
import { Container } from '../../ui/container'
import styles from './checkout.module.css'
import { CheckoutContents } from './checkout-contents'
import { Confirmation } from './confirmation'

/** Before the payment and, with `?order=` in its address, after it: back and reload then show what was bought. */
export const Checkout = () => {
  const [params] = useSearchParams()
  const order = params.get('order')
  const title = order ? 'Order placed' : 'Checkout'
  return (
    <>
      <PageMeta
        title={title}
        description="Review what you are buying and pay. Marque holds the money until you accept the work."
      />
      <meta name="robots" content="noindex" />
      <noscript>
        <p className={styles.scripts}>
          Your browser keeps the cart, and only a script can read it: please switch JavaScript on.
        </p>
      </noscript>
      <SignedIn>
        <div className={styles.screen}>
          <Container>
            <Breadcrumb trail={[{ to: '/cart', label: 'Cart' }]} current={title} />
            {order ? (
              <Confirmation id={order} />
            ) : (
              <>
                <h1 className={styles.title}>Checkout</h1>
                <ForCustomers
                  what="Buying"
                  kept="Your cart stays in this browser."
                  back={{ to: '/cart', label: 'Back to the cart' }}
                >
                  <CheckoutContents />
                </ForCustomers>
              </>
            )}
          </Container>
        </div>
      </SignedIn>
    </>
  )
}
