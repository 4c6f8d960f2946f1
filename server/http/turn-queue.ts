import type { RequestHandler, Response } from 'express'
import { sendBusy } from './errors'

/** About ten milliseconds of work. */
const REQUESTS_PER_TURN = 8
/** About half a second of work. */
const MAX_WAITING = 500

/**
 * Lets a few requests through in each turn of the event loop, so that many API requests don't delay pages. More than
 * `maxWaiting` are answered 503.
 */
export const turnQueue = ({ perTurn = REQUESTS_PER_TURN, maxWaiting = MAX_WAITING } = {}): RequestHandler => {
  const waiting: { response: Response; next: () => void }[] = []
  let started = 0

  const start = (next: () => void) => {
    if (started === 0) setImmediate(startTurn)
    started += 1
    next()
  }

  const startTurn = () => {
    started = 0
    while (started < perTurn) {
      const first = waiting.shift()
      if (!first) break
      // Skips requests whose client has gone.
      if (!first.response.closed) start(first.next)
    }
  }

  return (_request, response, next) => {
    if (started < perTurn) start(next)
    else if (waiting.length < maxWaiting) waiting.push({ response, next })
    else sendBusy(response)
  }
}
