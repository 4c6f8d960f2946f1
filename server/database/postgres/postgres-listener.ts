import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Channel } from './notify-processes'

const RECONNECT_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000

/** Called with the text of a notification, or with none when some may have been missed. */
type Handlers = Record<Channel, (text: string) => void>

/**
 * Listens to the notifications of all processes on a connection of its own, which is opened again when it is lost. Returns a function
 * that stops it.
 */
export const startListener = (connectionString: string, handlers: Handlers) => {
  const stopping = new AbortController()
  let client: pg.Client | undefined

  const listen = async () => {
    const opened = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
    client = opened
    // A lost connection emits `error`, too, which would end the process without a listener.
    opened.on('error', () => {})
    const ended = new Promise<void>((resolve) => opened.once('end', resolve))
    opened.on('notification', ({ channel, payload = '' }) => {
      for (const [name, handle] of Object.entries(handlers)) if (name === channel) handle(payload)
    })
    await opened.connect()
    for (const channel of Object.keys(handlers)) await opened.query(`listen ${channel}`)
    for (const handle of Object.values(handlers)) handle('')
    await ended
  }

  /** Not awaited: the driver never resolves for a connection that has ended. */
  const close = () => void client?.end().catch(() => {})

  const listenAgain = async () => {
    while (!stopping.signal.aborted) {
      // Until it is back, events arrive by polling.
      await listen().catch(close)
      await wait(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const listening = listenAgain()
  return async () => {
    stopping.abort()
    close()
    await listening
  }
}
