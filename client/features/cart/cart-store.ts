import { createTabListeners } from '../page/tab-listeners'

export interface CartLine {
  listingId: string
  quantity: number
}

const key = 'cart'
/** The API prices no longer cart. */
export const mostLines = 100
/** As many of one listing as the API sells at once. */
export const mostOfOne = 99
const empty: readonly CartLine[] = []

/** Lines without prices, kept by the browser. Where it keeps nothing, they last as long as the page. */
export const createCartStore = (storage: () => Pick<Storage, 'getItem' | 'setItem'>) => {
  let unsaved: string | undefined
  let text: string | null = null
  let lines = empty

  const load = () => {
    try {
      return unsaved ?? storage().getItem(key)
    } catch {
      return null
    }
  }
  const save = (next: readonly CartLine[]) => {
    const value = JSON.stringify(next)
    try {
      storage().setItem(key, value)
      unsaved = undefined
    } catch {
      unsaved = value
    }
    tell()
  }
  const { tell, subscribe } = createTabListeners((event) => {
    // A null key: all of it was cleared.
    if (event.key === key || event.key === null) tell()
  })

  /** The same array until something changes: React compares by identity. */
  const read = () => {
    const now = load()
    if (now !== text) {
      text = now
      lines = parse(now)
    }
    return lines
  }
  return { read, save, subscribe }
}

/** What is not a list of lines, whoever wrote it, counts as an empty cart. */
const parse = (text: string | null) => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) && value.every(isLine) && isCart(value) ? value : empty
  } catch {
    return empty
  }
}

/** As the API takes it: not too long, each listing once. */
const isCart = (lines: readonly CartLine[]) =>
  lines.length <= mostLines && new Set(lines.map(({ listingId }) => listingId)).size === lines.length

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
  value.quantity <= mostOfOne

/** How many things, whatever they are. */
export const countOf = (lines: readonly CartLine[]) => lines.reduce((count, { quantity }) => count + quantity, 0)

export type CartStore = ReturnType<typeof createCartStore>

export const cart = createCartStore(() => window.localStorage)
/** On the server nobody has a cart. */
export const noLines = () => empty
