/** A function, because reading `window.localStorage` itself throws where storage is blocked. */
export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored text, or null where there is none or storage is blocked. */
export const readItem = (storage: StorageSource, key: string) => {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it where it is null. Returns false where storage is full or blocked. */
export const writeItem = (storage: StorageSource, key: string, value: string | null) => {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** The stored JSON value, or null where there is none, where it is no JSON, or where storage is blocked. */
export const readJson = (storage: StorageSource, key: string): unknown => {
  try {
    return JSON.parse(readItem(storage, key) ?? 'null')
  } catch {
    return null
  }
}

/** Listeners of a value that all tabs share: `notify` tells those of this tab, and `onStorage` hears of other tabs' changes. */
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
