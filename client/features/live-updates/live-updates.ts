import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { from, mergeMap } from 'rxjs'

type Listener = () => void

/** The polling interval while no subscription is open: with the response time, data is at most five seconds old. */
const POLL_MS = 4_000
/** A page subscribes once it has loaded: an open stream would count as loading. */
const START_MS = 2_000
/** The time until a refused or lost subscription is tried again. */
const RETRY_MS = 10_000
/** Events within this time cause one refetch. */
const DEBOUNCE_MS = 150

const listeners = new Set<Listener>()
let client: ApolloClient
let subscription: { unsubscribe: () => void } | undefined
/** The last event received, to resume after. */
let lastSequence: number | null = null
let polling: ReturnType<typeof setInterval> | undefined
let starting: ReturnType<typeof setTimeout> | undefined
let retrying: ReturnType<typeof setTimeout> | undefined
let debouncing: ReturnType<typeof setTimeout> | undefined

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
        stopFallback()
        lastSequence = data.liveEvents.sequence
        if (data.liveEvents.kind !== 'RESUMED') notify()
      },
      error: retryLater,
      complete: retryLater,
    })
}

const close = () => {
  clearTimeout(starting)
  subscription?.unsubscribe()
  stopFallback()
  clearTimeout(debouncing)
  debouncing = undefined
}

/** A hidden page needs no updates, and browsers open only a few connections to one host. */
const reconnect = () => {
  close()
  if (!document.hidden) open()
}

/**
 * Calls the listener whenever fetched data may be outdated: after a live event, or after the connection was lost for a while. A page
 * has one subscription. Events carry no data: the listener refetches from the API, so nothing is shown twice or out of order.
 */
export const subscribeToLiveUpdates = (apolloClient: ApolloClient, listener: Listener) => {
  if (listeners.size === 0) {
    client = apolloClient
    document.addEventListener('visibilitychange', reconnect)
    // A connection from before the network was lost may be dead without an error.
    window.addEventListener('online', reconnect)
    if (!document.hidden) starting = setTimeout(open, START_MS)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', reconnect)
    window.removeEventListener('online', reconnect)
    close()
    // The next account has a sequence of its own.
    lastSequence = null
  }
}

/** Refetches whenever the data may have changed. A failed refetch leaves what is shown; the next update makes up for it. */
export const useLiveUpdates = (refetch: () => Promise<unknown>) => {
  const client = useApolloClient()
  const onUpdate = useEffectEvent(() => {
    refetch().catch(() => {})
  })
  useEffect(() => subscribeToLiveUpdates(client, () => onUpdate()), [client])
}
