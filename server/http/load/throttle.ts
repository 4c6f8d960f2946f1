import type { Request, RequestHandler, Response } from 'express'
import { addressBuckets, type CostBuckets } from '../../api/limits/cost-buckets'
import { plural } from '../../lib/text'
import { sendError } from '../errors'

/** Takes a cost from the bucket of the network address. If it has too little, answers 429 and returns true. */
export const isThrottled = (buckets: CostBuckets, cost: number, request: Request, response: Response) => {
  const seconds = buckets.take(addressBuckets(request.ip ?? ''), cost)
  if (seconds === 0) return false
  response.set('retry-after', String(seconds))
  const message = `Too many requests came from your network address. Try again in ${plural(seconds, 'second')}.`
  sendError(response, 429, 'THROTTLED', message)
  return true
}

/** Each request has a cost, also one that is answered from the cache or refused. Operations cost more when they are executed. */
export const throttle =
  (buckets: CostBuckets, cost = 1): RequestHandler =>
  (request, response, next) => {
    if (!isThrottled(buckets, cost, request, response)) next()
  }
