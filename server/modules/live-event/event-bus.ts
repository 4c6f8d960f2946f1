/** A client that listens to the live events of its account. */
export interface Subscriber {
  userId: string
  /** Of the session that the subscription ends with. */
  token: string | undefined
  /** The number of the last event that was sent; undefined before the first. */
  sequence: () => number | undefined
  /** Sends the events that have been added since. */
  notify: () => void
  /** Completes the subscription. */
  complete: () => void
}

/** The subscribers of this process, and what tells them of new events. The database holds the events. */
export const createEventBus = () => {
  const subscribers = new Set<Subscriber>()
  return {
    subscribers: (): readonly Subscriber[] => [...subscribers],

    /** Returns a function that unsubscribes. */
    subscribe: (subscriber: Subscriber) => {
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },

    /** Notifies the subscribers of accounts that have new events. */
    publish: (userIds: ReadonlySet<string>) => {
      for (const { userId, notify } of subscribers) if (userIds.has(userId)) notify()
    },
  }
}

export type EventBus = ReturnType<typeof createEventBus>
