type Listener = () => void

/** While no stream is open, how often the page asks: with the answer on its way, news is no older than five seconds. */
const ASK_MS = 4_000
/** After how long a stream that the server refused is tried once more. */
const TRY_AGAIN_MS = 30_000
/** What comes in one breath is asked for once. */
const GATHER_MS = 150

const listeners = new Set<Listener>()
let stream: EventSource | undefined
let asking: ReturnType<typeof setInterval> | undefined
let again: ReturnType<typeof setTimeout> | undefined
let gathering: ReturnType<typeof setTimeout> | undefined

const tell = () => {
  gathering ??= setTimeout(() => {
    gathering = undefined
    for (const listener of listeners) listener()
  }, GATHER_MS)
}

const ask = () => {
  asking ??= setInterval(tell, ASK_MS)
}

const stopAsking = () => {
  clearInterval(asking)
  asking = undefined
}

const open = () => {
  if (typeof EventSource === 'undefined') return ask()
  clearTimeout(again)
  const opened = new EventSource('/events')
  stream = opened
  opened.onopen = stopAsking
  opened.onerror = () => {
    ask()
    // A connection that breaks is tried again by the browser; what the server refuses is not.
    if (opened.readyState === EventSource.CLOSED) again = setTimeout(open, TRY_AGAIN_MS)
  }
  for (const kind of ['ready', 'message', 'read', 'notification']) opened.addEventListener(kind, tell)
}

const close = () => {
  stream?.close()
  stream = undefined
  stopAsking()
  clearTimeout(again)
  clearTimeout(gathering)
  gathering = undefined
}

/** A page that nobody sees needs no news, and browsers open only a few connections to one host. */
const look = () => {
  close()
  if (!document.hidden) open()
}

/**
 * Calls whenever what was read before may be old: something came, or the connection was gone for a while. One stream for all
 * of a page. What there is to read is asked of the API, so that nothing is shown twice or out of order.
 */
export const onNews = (listener: Listener) => {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', look)
    // A stream from before the network was gone may be dead without having noticed.
    window.addEventListener('online', look)
    look()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
    close()
  }
}
