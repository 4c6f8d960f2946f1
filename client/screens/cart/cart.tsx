import { useRef, useState } from 'react'
import { cartActions, type Removal } from '../../features/cart/cart-actions'
import { useCart } from '../../features/cart/cart-store'
import { ButtonLink } from '../../features/page/layout/links'
import { TitlePage } from '../../features/page/layout/title-page'
import { useHydrated } from '../../lib/hydration'
import { Empty } from '../../ui/feedback/empty'
import { TextButton } from '../../ui/form/text-button'
import styles from './cart.module.css'
import { CartSkeleton } from './cart-skeleton'
import { focus } from './lines/cart-line'
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
          <p className={styles.scripts}>
            Your browser keeps the cart, and only a script can read it: please switch JavaScript on.
          </p>
        </noscript>
        {hydrated ? <CartContents focusHeading={() => heading.current?.focus()} /> : <CartSkeleton lines={2} />}
      </TitlePage>
    </div>
  )
}

interface Removed {
  removal: Removal
  title: string
}

/** The cart's lines or the empty cart, and an undo for the last removal. */
const CartContents = ({ focusHeading }: { focusHeading: () => void }) => {
  const lines = useCart()
  const [removed, setRemoved] = useState<Removed>()
  const [restored, setRestored] = useState<string>()

  const remove = (listingId: string, title: string) => {
    const removal = cartActions.remove(listingId)
    setRestored(undefined)
    if (removal) setRemoved({ removal, title })
  }
  const undo = ({ removal }: Removed) => {
    cartActions.restore(removal)
    setRestored(removal.line.listingId)
    setRemoved(undefined)
  }
  return (
    <>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <QuotedCart lines={lines} restored={restored} onRemove={remove} focusHeading={focusHeading} />
      )}
      <Undo
        key={removed?.removal.line.listingId}
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

/** Undoes the last removal. It takes the focus, since the pressed button is gone. */
const Undo = ({ text, onUndo }: { text: string | undefined; onUndo: () => void }) => (
  <div className={text ? styles.undo : undefined}>
    <p role="status">{text}</p>
    {text && (
      <TextButton ref={focus} onClick={onUndo}>
        Undo
      </TextButton>
    )}
  </div>
)
