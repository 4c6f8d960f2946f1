import { useState } from 'react'
import { cartChanges, type Removal } from '../../features/cart/cart-changes'
import { useCart } from '../../features/cart/use-cart'
import { EmptyCart } from './empty-cart'
import { QuotedCart } from './quoted-cart'
import { Undo } from './undo'

interface Removed {
  removal: Removal
  title: string
}

/** Lines from this browser, or that there are none; and what was removed last, until it is put back. */
export const CartContents = ({ focusHeading }: { focusHeading: () => void }) => {
  const lines = useCart()
  const [removed, setRemoved] = useState<Removed>()
  const [returned, setReturned] = useState<string>()

  const remove = (listingId: string, title: string) => {
    const removal = cartChanges.remove(listingId)
    setReturned(undefined)
    if (removal) setRemoved({ removal, title })
  }
  const undo = ({ removal }: Removed) => {
    cartChanges.putBack(removal)
    setReturned(removal.line.listingId)
    setRemoved(undefined)
  }
  return (
    <>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <QuotedCart lines={lines} returned={returned} onRemove={remove} focusHeading={focusHeading} />
      )}
      <Undo
        key={removed?.removal.line.listingId}
        text={removed && `Removed: ${removed.title}`}
        onUndo={() => removed && undo(removed)}
      />
    </>
  )
}
