import { type MouseEvent, useState } from 'react'
import { Button } from '../../ui/button/button'
import styles from './add-to-cart.module.css'
import { useBrokerCode } from './broker-code'
import { cartActions } from './cart-actions'
import { type CartChoice, lineKey, useCart } from './cart-store'

/** The status stays empty until the button is pressed, even if the listing is in the cart. */
export const AddToCart = ({ listingId, once, choice }: { listingId: string; once: boolean; choice?: CartChoice }) => {
  const { add, status } = useAddToCart(listingId, once, choice)
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

/** Add to Cart on the card of a product. A page has many, so each names its listing, and its status takes no space. */
export const QuickAdd = ({ listingId, title }: { listingId: string; title: string }) => {
  const { add, status } = useAddToCart(listingId, true)
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

/** `once`: for products, which nobody needs twice. */
const useAddToCart = (listingId: string, once: boolean, choice?: CartChoice) => {
  const key = lineKey({ listingId, ...choice })
  const broker = useBrokerCode()
  const quantity = useCart().find((line) => lineKey(line) === key)?.quantity ?? 0
  const [outcome, setOutcome] = useState<'added' | 'full'>()
  // The second click of a double click adds nothing.
  const add = ({ detail }: MouseEvent) =>
    detail < 2 &&
    setOutcome(cartActions.add(listingId, once, { ...choice, ...(broker && { broker }) }) ? 'added' : 'full')
  return { add, status: outcome ? statusText(outcome, quantity) : '' }
}

const statusText = (outcome: 'added' | 'full', quantity: number) => {
  if (outcome === 'full') return 'Your cart is full'
  if (quantity === 0) return ''
  return quantity === 1 ? 'Added to your cart' : `In your cart: ${quantity}`
}
