type Listener = () => void

/** The polling interval while no stream is open: with the response time, data is at most five seconds old. */
const POLL_MS = 4_000
/** When a stream that the server refused is opened again. */
const REOPEN_MS = 30_000
/** Events within this time cause one refetch. */
const DEBOUNCE_MS = 150

const listeners = new Set<Listener>()
let stream: EventSource | undefined
let polling: ReturnType<typeof setInterval> | undefined
let reopening: ReturnType<typeof setTimeout> | undefined
let debouncing: ReturnType<typeof setTimeout> | undefined

const notify = () => {
  debouncing ??= setTimeout(() => {
    debouncing = undefined
    for (const listener of listeners) listener()
  }, DEBOUNCE_MS)
}

const poll = () => {
  polling ??= setInterval(notify, POLL_MS)
}

const stopPolling = () => {
  clearInterval(polling)
  polling = undefined
}

const open = () => {
  if (typeof EventSource === 'undefined') return poll()
  clearTimeout(reopening)
  const opened = new EventSource('/events')
  stream = opened
  opened.onopen = stopPolling
  opened.onerror = () => {
    poll()
    // The browser reopens a broken connection, but not one that the server refused.
    if (opened.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS)
  }
  for (const kind of ['ready', 'message', 'read', 'notification']) opened.addEventListener(kind, notify)
}

const close = () => {
  stream?.close()
  stream = undefined
  stopPolling()
  clearTimeout(reopening)
  clearTimeout(debouncing)
  debouncing = undefined
}

/** A hidden page needs no updates, and browsers open only a few connections to one host. */
const reconnect = () => {
  close()
  if (!document.hidden) open()
}

/**
 * Calls the listener whenever fetched data may be outdated: after an event of the stream, or after the connection was lost for a
 * while. A page has one stream. Events carry no data: the listener refetches from the API, so nothing is shown twice or out of order.
 */
export const subscribeToLiveUpdates = (listener: Listener) => {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', reconnect)
    // A stream from before the network was lost may be dead without an error.
    window.addEventListener('online', reconnect)
    reconnect()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', reconnect)
    window.removeEventListener('online', reconnect)
    close()
  }
}
