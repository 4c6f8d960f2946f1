type Listener = (userIds: ReadonlySet<string>) => void

/** Tells whoever listens in this process that something happened to these accounts; what, the database says. */
export const createBus = () => {
  const listeners = new Set<Listener>()
  return {
    wake: (userIds: ReadonlySet<string>) => {
      if (userIds.size > 0) for (const listener of listeners) listener(userIds)
    },
    /** Gives what ends it. */
    onWake: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Bus = ReturnType<typeof createBus>
