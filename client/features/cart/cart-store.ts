import { useSyncExternalStore } from 'react'
import { createTabListeners, readItem, type StorageSource, writeItem } from '../../lib/storage'

export interface CartLine {
  listingId: string
  quantity: number
}

const key = 'cart'
/** The API refuses longer carts. */
export const maxLines = 100
/** The API refuses larger quantities. */
export const maxQuantity = 99
const empty: readonly CartLine[] = []

/** Lines without prices, stored in the browser. Where storage is blocked, they last until the page is left. */
export const createCartStore = (storage: StorageSource) => {
  let unsaved: string | undefined
  let text: string | null = null
  let lines = empty

  const save = (next: readonly CartLine[]) => {
    const value = JSON.stringify(next)
    unsaved = writeItem(storage, key, value) ? undefined : value
    notify()
  }
  const { notify, subscribe } = createTabListeners((event) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) notify()
  })

  /** Returns the same array until something changes: React compares snapshots by identity. */
  const read = () => {
    const current = unsaved ?? readItem(storage, key)
    if (current !== text) {
      text = current
      lines = parse(current)
    }
    return lines
  }
  return { read, save, subscribe }
}

/** Anything but a valid list of lines counts as an empty cart. */
const parse = (text: string | null) => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) && value.every(isLine) && isCart(value) ? value : empty
  } catch {
    return empty
  }
}

/** The API's rules: not too many lines, each listing once. */
const isCart = (lines: readonly CartLine[]) =>
  lines.length <= maxLines && new Set(lines.map(({ listingId }) => listingId)).size === lines.length

const isLine = (value: unknown): value is CartLine =>
  typeof value === 'object' &&
  value !== null &&
  'listingId' in value &&
  typeof value.listingId === 'string' &&
  /^[\w-]{1,100}$/.test(value.listingId) &&
  'quantity' in value &&
  typeof value.quantity === 'number' &&
  Number.isInteger(value.quantity) &&
  value.quantity >= 1 &&
  value.quantity <= maxQuantity

export const itemCount = (lines: readonly CartLine[]) => lines.reduce((count, { quantity }) => count + quantity, 0)

export type CartStore = ReturnType<typeof createCartStore>

export const cart = createCartStore(() => window.localStorage)

/** The lines of this browser's cart; empty on the server and until the page is hydrated. */
export const useCart = () => useSyncExternalStore(cart.subscribe, cart.read, () => empty)
