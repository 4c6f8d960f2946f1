import { useSyncExternalStore } from 'react'
import { cart, noLines } from './cart-store'

/** The lines of this browser's cart; none on the server, and so none until scripts run. */
export const useCart = () => useSyncExternalStore(cart.subscribe, cart.read, noLines)
