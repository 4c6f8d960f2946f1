import { useSyncExternalStore } from 'react'
import { createTabListeners, readItem, type StorageSource, writeItem } from '../../lib/storage'

/** The buyer's choice of package, extras and licence. Empty for a listing without options. */
export interface CartChoice {
  packageId?: string | null
  extraIds?: string[]
  /** For how many people a product’s licence is. */
  licence?: number | null
  /** The code of the broker’s link that led to the listing. It is no part of the line’s key. */
  broker?: string
}

export interface CartItem extends CartChoice {
  listingId: string
}

export interface CartLine extends CartItem {
  quantity: number
}

/** Lines of the same listing and choice have the same key. */
export const lineKey = ({ listingId, packageId, extraIds = [], licence }: CartItem) =>
  [listingId, packageId, licence, ...extraIds.toSorted()].join(' ').trim()

const key = 'cart'
/** The API refuses longer carts. */
export const MAX_LINES = 100
/** The API refuses larger quantities. */
export const MAX_QUANTITY = 99
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

/** The API's rules: not too many lines, each listing and choice once. */
const isCart = (lines: readonly CartLine[]) =>
  lines.length <= MAX_LINES && new Set(lines.map(lineKey)).size === lines.length

const isId = (value: unknown) => typeof value === 'string' && /^[\w-]{1,100}$/.test(value)

const isChoice = ({ packageId, extraIds = [], licence }: { [Field in keyof CartItem]: unknown }) =>
  Array.isArray(extraIds) && [packageId ?? 'none', ...extraIds].every(isId) && Number.isInteger(licence ?? 1)

const isLine = (value: unknown): value is CartLine =>
  typeof value === 'object' &&
  value !== null &&
  'listingId' in value &&
  isId(value.listingId) &&
  (!('broker' in value) || isId(value.broker)) &&
  isChoice(value) &&
  'quantity' in value &&
  typeof value.quantity === 'number' &&
  Number.isInteger(value.quantity) &&
  value.quantity >= 1 &&
  value.quantity <= MAX_QUANTITY

/** The code by which the buyer was first introduced to a listing. Undefined without one. */
export const brokerOf = (lines: readonly CartLine[], listingId: string) =>
  lines.find((line) => line.listingId === listingId && line.broker)?.broker

export const itemCount = (lines: readonly CartLine[]) => lines.reduce((count, { quantity }) => count + quantity, 0)

export type CartStore = ReturnType<typeof createCartStore>

export const cart = createCartStore(() => window.localStorage)

/** The lines of this browser's cart; empty on the server and until the page is hydrated. */
export const useCart = () => useSyncExternalStore(cart.subscribe, cart.read, () => empty)
