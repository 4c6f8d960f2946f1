import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { from, mergeMap } from 'rxjs'
import { isAccountRefused } from '../form/form-result'

/** Refetches data. */
type Listener = () => Promise<unknown>

/** The polling interval while no subscription is open, and the time until a failed refetch is repeated: data is at most five seconds old. */
const POLL_MS = 4_000
/** A page subscribes once it has loaded: an open stream would count as loading. */
const START_MS = 2_000
/** The time until a refused or lost subscription is tried again. */
const RETRY_MS = 10_000
/** Events within this time cause one refetch. */
const DEBOUNCE_MS = 150

const createLiveUpdates = (client: ApolloClient) => {
  const listeners = new Set<() => void>()
  const typingListeners = new Set<(conversationId: string | null) => void>()
  let subscription: { unsubscribe: () => void } | undefined
  /** The last event received, to resume after. */
  let lastSequence: number | null = null
  let polling: ReturnType<typeof setInterval> | undefined
  let starting: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined
  let debouncing: ReturnType<typeof setTimeout> | undefined
  let repeating: ReturnType<typeof setTimeout> | undefined

  const notify = () => {
    debouncing ??= setTimeout(() => {
      debouncing = undefined
      for (const listener of listeners) listener()
    }, DEBOUNCE_MS)
  }

  /** Stops the polling and the retry. */
  const stopFallback = () => {
    clearInterval(polling)
    clearTimeout(retrying)
    polling = undefined
  }

  const retryLater = () => {
    polling ??= setInterval(notify, POLL_MS)
    retrying = setTimeout(open, RETRY_MS)
  }

  const open = () => {
    subscription = from(import('./live-events'))
      .pipe(mergeMap(({ subscribeToLiveEvents }) => subscribeToLiveEvents(client, lastSequence)))
      .subscribe({
        next: ({ data }) => {
          if (!data) return
          const { kind, subjectId, sequence } = data.liveEvents
          // Somebody who types changes no data.
          if (kind === 'TYPING') {
            for (const listener of typingListeners) listener(subjectId)
            return
          }
          stopFallback()
          lastSequence = sequence
          if (kind !== 'RESUMED') notify()
        },
        error: retryLater,
        complete: retryLater,
      })
  }

  const close = () => {
    clearTimeout(starting)
    subscription?.unsubscribe()
    stopFallback()
    // The next subscription begins with a refetch.
    if (debouncing) lastSequence = null
    clearTimeout(debouncing)
    clearTimeout(repeating)
    debouncing = undefined
    repeating = undefined
  }

  /** A hidden page needs no updates, and browsers open only a few connections to one host. */
  const reconnect = () => {
    close()
    if (!document.hidden) open()
  }

  /** A subscription without a last event begins with a refetch. Polling repeats a refetch anyway. */
  const repeatLater = () => {
    lastSequence = null
    if (!polling) repeating ??= setTimeout(reconnect, POLL_MS)
  }

  /**
   * Calls a listener once at a time, and again if an event came meanwhile: Apollo Client would join the second refetch to the first,
   * which may have read its data before the event.
   */
  const inTurn = (listener: Listener) => {
    let isRunning = false
    let isOutdated = false
    const run = async () => {
      isOutdated = true
      if (isRunning) return
      isRunning = true
      try {
        while (isOutdated && listeners.has(run)) {
          isOutdated = false
          await listener()
        }
      } catch (error) {
        if (listeners.has(run) && !isAccountRefused(error)) repeatLater()
      } finally {
        isRunning = false
      }
    }
    return run
  }

  const subscribe = (listener: Listener) => {
    if (listeners.size === 0) {
      document.addEventListener('visibilitychange', reconnect)
      // A connection from before the network was lost may be dead without an error.
      window.addEventListener('online', reconnect)
      if (!document.hidden) starting = setTimeout(open, START_MS)
    }
    const run = inTurn(listener)
    listeners.add(run)
    return () => {
      listeners.delete(run)
      if (listeners.size > 0) return
      document.removeEventListener('visibilitychange', reconnect)
      window.removeEventListener('online', reconnect)
      close()
      // The next account has a sequence of its own.
      lastSequence = null
    }
  }

  const subscribeToTyping = (conversationId: string, listener: () => void) => {
    const onTyping = (typedIn: string | null) => {
      if (typedIn === conversationId) listener()
    }
    typingListeners.add(onTyping)
    return () => {
      typingListeners.delete(onTyping)
    }
  }

  return { subscribe, subscribeToTyping }
}

const instances = new WeakMap<ApolloClient, ReturnType<typeof createLiveUpdates>>()

const liveUpdatesOf = (client: ApolloClient) => {
  const liveUpdates = instances.get(client) ?? createLiveUpdates(client)
  instances.set(client, liveUpdates)
  return liveUpdates
}

/**
 * Calls the listener whenever fetched data may be outdated: after a live event, or after the connection was lost for a while. A client
 * has one subscription. Events carry no data: the listener refetches from the API, so nothing is shown twice or out of order.
 */
export const subscribeToLiveUpdates = (client: ApolloClient, listener: Listener) =>
  liveUpdatesOf(client).subscribe(listener)

/** Calls the listener while the other party of a conversation types, as long as the page has live updates. */
export const subscribeToTyping = (client: ApolloClient, conversationId: string, listener: () => void) =>
  liveUpdatesOf(client).subscribeToTyping(conversationId, listener)

/** Refetches whenever the data may have changed. A failed refetch leaves what is shown and is repeated. */
export const useLiveUpdates = (refetch: Listener) => {
  const client = useApolloClient()
  const onUpdate = useEffectEvent(refetch)
  useEffect(() => subscribeToLiveUpdates(client, () => onUpdate()), [client])
}

/** The same for what a suspense hook has read: the hook's own `refetch` would replace it by the fallback meanwhile. */
export const useLiveQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => {
  const client = useApolloClient()
  useLiveUpdates(() => client.query<Data, OperationVariables>({ query, variables, fetchPolicy: 'network-only' }))
}
