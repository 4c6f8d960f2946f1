import type { RequestHandler } from 'express'
import { sendError } from './send-error'

const INTERVAL_MS = 100
const TOO_LATE_MS = 500

/** Sends new requests away while the event loop lags: better a quick no than a queue that grows. */
export const overload = (clock = () => performance.now()) => {
  let due = clock() + INTERVAL_MS
  let lag = 0
  let lagBefore = 0
  const timer = setInterval(() => {
    const now = clock()
    lagBefore = lag
    lag = now - due
    due = now + INTERVAL_MS
  }, INTERVAL_MS).unref()
  const handler: RequestHandler = (_request, response, next) => {
    // One late tick is a pause that is over; two are a state.
    if (Math.min(lag, lagBefore) < TOO_LATE_MS) return next()
    response.set('retry-after', '1')
    sendError(response, 503, 'OVERLOADED', 'The server is busy. Try again in a second.')
  }
  return { handler, stop: () => clearInterval(timer) }
}
