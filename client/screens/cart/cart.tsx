import { useRef } from 'react'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { PageMeta } from '../../features/page/page-meta'
import { Container } from '../../ui/container'
import { useHydrated } from '../../ui/use-hydrated'
import styles from './cart.module.css'
import { CartContents } from './cart-contents'
import { CartSkeleton } from './cart-skeleton'

/** The server knows no cart: it sends the page with room for one. */
export const Cart = () => {
  const hydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={styles.screen}>
      <PageMeta title="Cart" description="What you have put into your cart on Marque, by seller, at today’s prices." />
      <meta name="robots" content="noindex" />
      <Container>
        <Breadcrumb trail={[{ to: '/', label: 'Home' }]} current="Cart" />
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            Cart
          </h1>
          <p>By seller, at today’s prices. Nothing is reserved until you pay.</p>
        </div>
        <noscript>
          <p className={styles.scripts}>
            Your browser keeps the cart, and only a script can read it: please switch JavaScript on.
          </p>
        </noscript>
        {hydrated ? <CartContents focusHeading={() => heading.current?.focus()} /> : <CartSkeleton lines={2} />}
      </Container>
    </div>
  )
}
