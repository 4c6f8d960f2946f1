type Listener = (userIds: ReadonlySet<string>) => void

/** Tells listeners in this process which accounts have new events. The database holds the events. */
export const createEventBus = () => {
  const listeners = new Set<Listener>()
  return {
    wake: (userIds: ReadonlySet<string>) => {
      if (userIds.size > 0) for (const listener of listeners) listener(userIds)
    },
    /** Returns a function that stops listening. */
    onWake: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type EventBus = ReturnType<typeof createEventBus>
