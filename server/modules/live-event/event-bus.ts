/** A client that listens to the live events of its account. */
export interface Subscriber {
  userId: string
  /** The session's token. When the session ends, so does the subscription. */
  token: string | undefined
  /** The id of the access token, for a subscription without a session. It ends with the token. */
  accessTokenId: string | undefined
  /** The sequence number of the last event that was sent. Undefined before the first. */
  sequence: () => number | undefined
  /** Sends the events after that one. */
  notify: () => void
  /** Sends at once that the other party of a conversation types. */
  signalTyping: (conversationId: string) => void
  complete: () => void
}

/** Notifies the subscribers of this process of new events, which they read from the database. */
export const createEventBus = () => {
  const subscribers = new Set<Subscriber>()
  return {
    subscribers: (): readonly Subscriber[] => [...subscribers],

    /** Returns a function that unsubscribes. */
    subscribe: (subscriber: Subscriber) => {
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },

    signalTyping: (userId: string, conversationId: string) => {
      for (const subscriber of subscribers) if (subscriber.userId === userId) subscriber.signalTyping(conversationId)
    },

    /** Notifies the subscribers of accounts that have new events; all subscribers if those accounts are unknown. */
    publish: (userIds: ReadonlySet<string> | undefined) => {
      for (const { userId, notify } of subscribers) if (userIds?.has(userId) ?? true) notify()
    },
  }
}

export type EventBus = ReturnType<typeof createEventBus>
