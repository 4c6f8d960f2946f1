/** A function, because reading `window.localStorage` throws if storage is blocked. */
export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored text, or null if there is none or storage is blocked. */
export const readItem = (storage: StorageSource, key: string) => {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; null removes it. Returns false if storage is full or blocked. */
export const writeItem = (storage: StorageSource, key: string, value: string | null) => {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** The stored JSON value, or null if there is none, if it is not JSON, or if storage is blocked. */
export const readJson = (storage: StorageSource, key: string): unknown => {
  try {
    return JSON.parse(readItem(storage, key) ?? 'null')
  } catch {
    return null
  }
}

/** Listeners to a value that all tabs share. `notify` calls those of this tab; a change in another tab calls `onStorage`. */
export const createTabListeners = (onStorage: (event: StorageEvent) => void) => {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
