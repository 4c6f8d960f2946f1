import { type CartLine, type CartStore, cart, maxLines, maxQuantity } from './cart-store'

export interface Removal {
  line: CartLine
  index: number
}

const without = (lines: readonly CartLine[], listingId: string) => lines.filter((line) => line.listingId !== listingId)

/** Changes of the cart. Apart from the store, which every page loads for the count in its header. */
export const createCartActions = ({ read, save }: Pick<CartStore, 'read' | 'save'>) => ({
  /** Returns false where the cart is full. `once`: a second one adds nothing. */
  add: (listingId: string, once = false) => {
    const others = without(read(), listingId)
    if (others.length === maxLines) return false
    const quantity = read().find((line) => line.listingId === listingId)?.quantity ?? 0
    save([...others, { listingId, quantity: once ? 1 : Math.min(quantity + 1, maxQuantity) }])
    return true
  },
  setQuantity: (listingId: string, quantity: number) =>
    save(read().map((line) => (line.listingId === listingId ? { listingId, quantity } : line))),
  /** Returns the line and its index, by which `restore` undoes the removal. */
  remove: (listingId: string): Removal | undefined => {
    const index = read().findIndex((line) => line.listingId === listingId)
    const line = read()[index]
    if (!line) return
    save(without(read(), listingId))
    return { line, index }
  },
  restore: ({ line, index }: Removal) => {
    const others = without(read(), line.listingId)
    if (others.length < maxLines) save(others.toSpliced(index, 0, line))
  },
})

export const cartActions = createCartActions(cart)
