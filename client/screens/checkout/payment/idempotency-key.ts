import { randomId } from '../../../lib/random-id'
import { readJson, type StorageSource, writeItem } from '../../../lib/storage'

interface StoredKey {
  /** The lines and the total, as JSON. */
  content: string
  key: string
}

const storageKey = 'checkout'

const isStoredKey = (value: unknown): value is StoredKey =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  typeof value.content === 'string' &&
  'key' in value &&
  typeof value.key === 'string'

/**
 * The idempotency key of a checkout: the same for the same content, over retries, reloads and tabs, until the order is placed. The
 * whole browser shares it, as it shares the cart: paying for one cart in two tabs must not charge twice. If storage is blocked, it lasts
 * until the page is left.
 */
export const createIdempotencyKey = (storage: StorageSource) => {
  let current: StoredKey | undefined
  let isStored = false
  const load = () => {
    const value = readJson(storage, storageKey)
    return isStoredKey(value) ? value : undefined
  }
  return {
    of: (content: unknown) => {
      const text = JSON.stringify(content)
      const stored = current ?? load()
      current = stored?.content === text ? stored : { content: text, key: randomId() }
      writeItem(storage, storageKey, JSON.stringify(current))
      isStored = load()?.key === current.key
      return current.key
    },
    /** Leaves the checkout. If another tab has placed the order since, the next checkout is of another one. */
    leave: () => {
      if (isStored) current = undefined
    },
    clear: () => {
      current = undefined
      writeItem(storage, storageKey, null)
    },
  }
}

export const idempotencyKey = createIdempotencyKey(() => window.localStorage)
