import type { RequestHandler } from 'express'
import { sendBusy } from './send-busy'

/** About half a second of work. */
const MOST_WAITING = 500

/**
 * Lets one request through in each turn of the event loop. Of a crowd that comes at once each would do all it can before anything
 * else is read; so who comes for a page meanwhile waits for one of them, and not for all.
 */
export const inTurns = (mostWaiting = MOST_WAITING): RequestHandler => {
  const waiting: (() => void)[] = []
  let isRunning = false

  const letThrough = () => {
    const first = waiting.shift()
    isRunning = first !== undefined
    if (!first) return
    setImmediate(letThrough)
    first()
  }

  return (_request, response, next) => {
    if (waiting.length >= mostWaiting) return sendBusy(response)
    waiting.push(next)
    if (!isRunning) letThrough()
  }
}
