import { useState } from 'react'
import { Link } from 'react-router-dom'
import { cartActions, type Removal } from '../../features/cart/cart-actions'
import { useCart } from '../../features/cart/cart-store'
import { Empty } from '../../ui/feedback/empty'
import { buttonClass } from '../../ui/form/button'
import { TextButton } from '../../ui/form/text-button'
import styles from './cart-contents.module.css'
import { focus } from './lines/remove-button'
import { QuotedCart } from './quoted-cart'

interface Removed {
  removal: Removal
  title: string
}

/** The cart's lines or the empty cart, and an undo for the last removal. */
export const CartContents = ({ focusHeading }: { focusHeading: () => void }) => {
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
      <Link className={buttonClass({ variant: 'line' })} to="/services">
        Browse services
      </Link>
      <Link className={buttonClass({ variant: 'line' })} to="/products">
        Browse products
      </Link>
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
