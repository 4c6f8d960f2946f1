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
  const message = `Too many attempts. Please try again in ${waitText(retryAfterSeconds)}.`
  return { __typename: 'TooManyAttempts' as const, retryAfterSeconds, message }
}

/** `1 minute`, `23 hours` */
const waitText = (seconds: number) => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes < 60 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour')
}
