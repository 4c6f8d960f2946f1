import type { RequestHandler } from 'express'
import { sendBusy } from '../errors'

const INTERVAL_MS = 100

/** Answers new requests with 503 while the event loop lags by more than some milliseconds. */
export const overload = (maxLagMs: number, clock = () => performance.now()) => {
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
    // A single late tick is a short pause; two in a row mean overload.
    if (Math.min(lag, lagBefore) < maxLagMs) return next()
    sendBusy(response)
  }
  return { handler, stop: () => clearInterval(timer) }
}
