import type { RequestHandler } from 'express'
import pLimit from 'p-limit'
import { sendBusy } from '../errors'

const MAX_RUNNING = 32
const MAX_WAITING = 1_000
/** Clients that have waited longer have often gone, and their work would delay everybody behind them. */
const MAX_WAIT_MS = 3_000

/**
 * Runs a bounded number of requests at once, in the order of their arrival. Requests of clients that have gone are dropped, and
 * requests that waited too long get 503, so that an overload leaves little work behind.
 */
export const createWorkQueue = (clock = () => performance.now()) => {
  const limit = pLimit(MAX_RUNNING)
  return (handler: RequestHandler): RequestHandler =>
    (request, response, next) => {
      if (limit.pendingCount >= MAX_WAITING) return sendBusy(response)
      const arrived = clock()
      return limit(() => {
        if (response.destroyed) return
        return clock() - arrived > MAX_WAIT_MS ? sendBusy(response) : handler(request, response, next)
      })
    }
}

export type WorkQueue = ReturnType<typeof createWorkQueue>
