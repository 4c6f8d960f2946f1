import { useState } from 'react'
import { cartChanges } from './cart-changes'
import { useCart } from './use-cart'

/** What puts a listing into the cart, and what there is to say once it did. */
export const useAddToCart = (listingId: string) => {
  const quantity = useCart().find((line) => line.listingId === listingId)?.quantity ?? 0
  const [outcome, setOutcome] = useState<'added' | 'full'>()
  const add = () => setOutcome(cartChanges.add(listingId) ? 'added' : 'full')
  return { add, said: outcome ? said(outcome, quantity) : '' }
}

const said = (outcome: 'added' | 'full', quantity: number) => {
  if (outcome === 'full') return 'Your cart is full'
  if (quantity === 0) return ''
  return quantity === 1 ? 'Added to your cart' : `In your cart: ${quantity}`
}
