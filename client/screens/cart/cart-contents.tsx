import { useState } from 'react'
import { cartActions, type Removal } from '../../features/cart/cart-actions'
import { useCart } from '../../features/cart/cart-store'
import { EmptyCart } from './empty-cart'
import { QuotedCart } from './quoted-cart'
import { Undo } from './undo'

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
