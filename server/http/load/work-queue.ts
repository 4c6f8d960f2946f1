import type { Request, RequestHandler } from 'express'
import pLimit from 'p-limit'
import { propertyOf } from '../../lib/property-of'
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

/** False if it may be a mutation. The operation isn't parsed yet. */
export const isQuery = ({ method, body }: Request) => {
  const query = propertyOf(body, 'query')
  return method === 'GET' || (typeof query === 'string' && !query.includes('mutation'))
}

/** Two queues for one handler, so that a flood of visitors who browse doesn't delay accounts, sign-ins and orders. */
export const createLanes = (
  isAnonymousQuery: (request: Request) => boolean,
  browsing: WorkQueue,
  others: WorkQueue,
): WorkQueue => {
  return (handler) => {
    const [browse, work] = [browsing(handler), others(handler)]
    return (request, response, next) => (isAnonymousQuery(request) ? browse : work)(request, response, next)
  }
}

export type WorkQueue = ReturnType<typeof createWorkQueue>
