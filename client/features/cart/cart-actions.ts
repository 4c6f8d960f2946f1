import {
  brokerOf,
  type CartChoice,
  type CartLine,
  type CartStore,
  cart,
  lineKey,
  MAX_LINES,
  MAX_QUANTITY,
} from './cart-store'

export interface Removal {
  line: CartLine
  index: number
}

const without = (lines: readonly CartLine[], key: string) => lines.filter((line) => lineKey(line) !== key)

/** Changes of the cart. Apart from the store, which every page loads for the count in its header. */
export const createCartActions = ({ read, save }: Pick<CartStore, 'read' | 'save'>) => ({
  /**
   * Returns false where the cart is full. `once`: a second one replaces the first. The first introduction to a listing holds as
   * long as the cart has it.
   */
  add: (listingId: string, once = false, choice: CartChoice = {}) => {
    const broker = brokerOf(read(), listingId) ?? choice.broker
    const item = { listingId, ...choice, ...(broker && { broker }) }
    const key = lineKey(item)
    const others = once ? read().filter((line) => line.listingId !== listingId) : without(read(), key)
    if (others.length === MAX_LINES) return false
    const quantity = read().find((line) => lineKey(line) === key)?.quantity ?? 0
    save([...others, { ...item, quantity: once ? 1 : Math.min(quantity + 1, MAX_QUANTITY) }])
    return true
  },
  setQuantity: (key: string, quantity: number) =>
    save(read().map((line) => (lineKey(line) === key ? { ...line, quantity } : line))),
  /** Removes the code of a mandate that is no longer active, so that another broker can introduce the buyer. */
  forgetBroker: (code: string) =>
    save(read().map(({ broker, ...line }) => (broker && broker !== code ? { ...line, broker } : line))),
  /** Returns the line and its index, by which `restore` undoes the removal. */
  remove: (key: string): Removal | undefined => {
    const index = read().findIndex((line) => lineKey(line) === key)
    const line = read()[index]
    if (!line) return
    save(without(read(), key))
    return { line, index }
  },
  restore: ({ line, index }: Removal) => {
    const others = without(read(), lineKey(line))
    if (others.length < MAX_LINES) save(others.toSpliced(index, 0, line))
  },
})

export const cartActions = createCartActions(cart)
