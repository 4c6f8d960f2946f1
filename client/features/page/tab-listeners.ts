/** For what every tab of a browser shares: who listens is told of a change here, and `heard` of one in another tab. */
export const createTabListeners = (heard: (event: StorageEvent) => void) => {
  const listeners = new Set<() => void>()
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) window.addEventListener('storage', heard)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', heard)
      }
    },
  }
}
