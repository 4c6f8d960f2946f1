import { useState } from 'react'
import { Button } from '../../ui/form/button'
import styles from './add-to-cart.module.css'
import { cartActions } from './cart-actions'
import { useCart } from './cart-store'

/** Its status line stays empty until the button is pressed. */
export const AddToCart = ({ listingId }: { listingId: string }) => {
  const { add, status } = useAddToCart(listingId)
  return (
    <>
      <Button variant="seal" size="large" wide onClick={add}>
        Add to Cart
      </Button>
      <p className={styles.status} role="status">
        {status}
      </p>
    </>
  )
}

/** Add to Cart on a card. A page has many, so each names its listing, and its status takes no room. */
export const QuickAdd = ({ listingId, title }: { listingId: string; title: string }) => {
  const { add, status } = useAddToCart(listingId)
  return (
    <>
      <Button variant="line" size="small" aria-label={`Add to Cart: ${title}`} onClick={add}>
        Add to Cart
      </Button>
      <p className={styles.quickStatus} role="status">
        {status}
      </p>
    </>
  )
}

const useAddToCart = (listingId: string) => {
  const quantity = useCart().find((line) => line.listingId === listingId)?.quantity ?? 0
  const [outcome, setOutcome] = useState<'added' | 'full'>()
  const add = () => setOutcome(cartActions.add(listingId) ? 'added' : 'full')
  return { add, status: outcome ? statusText(outcome, quantity) : '' }
}

const statusText = (outcome: 'added' | 'full', quantity: number) => {
  if (outcome === 'full') return 'Your cart is full'
  if (quantity === 0) return ''
  return quantity === 1 ? 'Added to your cart' : `In your cart: ${quantity}`
}
