import { useRef, useState } from 'react'
import { cartActions, type Removal } from '../../features/cart/cart-actions'
import { lineKey, useCart } from '../../features/cart/cart-store'
import { ButtonLink } from '../../features/page/layout/links'
import { TitlePage } from '../../features/page/layout/title-page'
import { useHydrated } from '../../lib/hydration'
import { Empty } from '../../ui/feedback/empty'
import { Undo } from '../../ui/feedback/undo'
import styles from './cart.module.css'
import { CartSkeleton } from './cart-skeleton'
import { QuotedCart } from './quoted-cart'

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
          <p className={styles.noscript}>
            Your browser keeps the cart, and only a script can read it: please switch JavaScript on.
          </p>
        </noscript>
        {hydrated ? <CartContents focusHeading={() => heading.current?.focus()} /> : <CartSkeleton lines={2} />}
      </TitlePage>
    </div>
  )
}

interface RemovedLine {
  removal: Removal
  title: string
}

const CartContents = ({ focusHeading }: { focusHeading: () => void }) => {
  const lines = useCart()
  const [removed, setRemoved] = useState<RemovedLine>()
  const [restoredKey, setRestoredKey] = useState<string>()

  const remove = (key: string, title: string) => {
    const removal = cartActions.remove(key)
    setRestoredKey(undefined)
    if (removal) setRemoved({ removal, title })
  }
  const undo = ({ removal }: RemovedLine) => {
    cartActions.restore(removal)
    setRestoredKey(lineKey(removal.line))
    setRemoved(undefined)
  }
  return (
    <>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <QuotedCart lines={lines} restoredKey={restoredKey} onRemove={remove} focusHeading={focusHeading} />
      )}
      <Undo
        key={removed && lineKey(removed.removal.line)}
        text={removed && `Removed: ${removed.title}`}
        onUndo={() => removed && undo(removed)}
      />
    </>
  )
}

const EmptyCart = () => (
  <Empty title="Your cart is empty" text="What you add to it stays in this browser, whether or not you are logged in.">
    <div className={styles.links}>
      <ButtonLink to="/services">Browse services</ButtonLink>
      <ButtonLink to="/products">Browse products</ButtonLink>
    </div>
  </Empty>
)
