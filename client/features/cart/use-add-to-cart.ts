import { useState, useSyncExternalStore } from 'react'
import { cart, noLines } from './cart-store'

/** What puts a listing into the cart, and what there is to say once it did. */
export const useAddToCart = (listingId: string) => {
  const lines = useSyncExternalStore(cart.subscribe, cart.read, noLines)
  const [added, setAdded] = useState(false)
  const quantity = lines.find((line) => line.listingId === listingId)?.quantity ?? 0
  const add = () => {
    cart.add(listingId)
    setAdded(true)
  }
  const said = quantity === 1 ? 'Added to your cart' : `In your cart: ${quantity}`
  return { add, said: added && quantity > 0 ? said : '' }
}
