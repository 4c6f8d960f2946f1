import { type CartLine, type CartStore, cart, mostLines, mostOfOne } from './cart-store'

export interface Removal {
  line: CartLine
  place: number
}

const without = (lines: readonly CartLine[], listingId: string) => lines.filter((line) => line.listingId !== listingId)

/** What pages do to a cart that they show; the header, which counts it everywhere, does without. */
export const createCartChanges = ({ read, save }: Pick<CartStore, 'read' | 'save'>) => ({
  /** Says whether there was room for it. */
  add: (listingId: string) => {
    const others = without(read(), listingId)
    if (others.length === mostLines) return false
    const quantity = read().find((line) => line.listingId === listingId)?.quantity ?? 0
    save([...others, { listingId, quantity: Math.min(quantity + 1, mostOfOne) }])
    return true
  },
  setQuantity: (listingId: string, quantity: number) =>
    save(read().map((line) => (line.listingId === listingId ? { listingId, quantity } : line))),
  /** What was removed, and from which place: enough to put it back. */
  remove: (listingId: string): Removal | undefined => {
    const place = read().findIndex((line) => line.listingId === listingId)
    const line = read()[place]
    if (!line) return
    save(without(read(), listingId))
    return { line, place }
  },
  putBack: ({ line, place }: Removal) => {
    const others = without(read(), line.listingId)
    if (others.length < mostLines) save(others.toSpliced(place, 0, line))
  },
})

export const cartChanges = createCartChanges(cart)
