import type { Visitor } from '../../api/visitor'
import { plural } from '../../lib/text'
import type { RateLimit, RateLimiter } from './rate-limiter'

interface Dependencies {
  rateLimiter: RateLimiter
  visitor: Visitor
}

export const createThrottle =
  ({ rateLimiter, visitor }: Dependencies) =>
  /** Counts an attempt before it is made. Returns the result of a refused one, else undefined. */
  async (limits: readonly RateLimit[]) => {
    const rateLimit = await rateLimiter.consume(limits)
    return rateLimit.allowed ? undefined : tooManyAttempts(visitor, rateLimit.retryAfterSeconds)
  }

export type Throttle = ReturnType<typeof createThrottle>

/** The result of a refused attempt. Also makes the response's status 429, with the header Retry-After. */
export const tooManyAttempts = (visitor: Visitor, retryAfterSeconds: number) => {
  visitor.retryAfterSeconds = retryAfterSeconds
  const minutes = plural(Math.max(1, Math.ceil(retryAfterSeconds / 60)), 'minute')
  const message = `Too many attempts. Please try again in ${minutes}.`
  return { __typename: 'TooManyAttempts' as const, retryAfterSeconds, message }
}
