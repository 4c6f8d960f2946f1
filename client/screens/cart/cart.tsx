import { useRef } from 'react'
import { TitlePage } from '../../features/page/layout/title-page'
import { useHydrated } from '../../lib/hydration'
import styles from './cart.module.css'
import { CartContents } from './cart-contents'
import { CartSkeleton } from './cart-skeleton'

/** The cart is in the browser: the server renders a skeleton. */
export const Cart = () => {
  const hydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={styles.screen}>
      <meta name="robots" content="noindex" />
      <TitlePage
        title="Cart"
        description="What you have put into your cart on Marque, by seller, at today’s prices."
        headingRef={heading}
        lead="By seller, at today’s prices. Nothing is reserved until you pay."
      >
        <noscript>
          <p className={styles.scripts}>
            Your browser keeps the cart, and only a script can read it: please switch JavaScript on.
          </p>
        </noscript>
        {hydrated ? <CartContents focusHeading={() => heading.current?.focus()} /> : <CartSkeleton lines={2} />}
      </TitlePage>
    </div>
  )
}
