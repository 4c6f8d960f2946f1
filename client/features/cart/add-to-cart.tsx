import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button'
import styles from './add-to-cart.module.css'
import { cart, noLines } from './cart-store'

/** Says what it did in a line of its own; the line stays empty until it is asked for. */
export const AddToCart = ({ listingId }: { listingId: string }) => {
  const lines = useSyncExternalStore(cart.subscribe, cart.read, noLines)
  const [added, setAdded] = useState(false)
  const quantity = lines.find((line) => line.listingId === listingId)?.quantity ?? 0
  const add = () => {
    cart.add(listingId)
    setAdded(true)
  }
  return (
    <>
      <Button variant="seal" size="large" wide onClick={add}>
        Add to Cart
      </Button>
      <p className={styles.status} role="status">
        {added && quantity > 0 && (quantity === 1 ? 'Added to your cart' : `In your cart: ${quantity}`)}
      </p>
    </>
  )
}
