import { createHash, randomUUID } from 'node:crypto'
import type { Visitor } from '../../api/visitor'
import type { RateLimitRepository } from './rate-limit.repository'

export interface RateLimit {
  /** The action and the client: attempts with equal keys share one count. */
  key: readonly string[]
  /** How many attempts are allowed within the window. */
  max: number
  /** The window's length in seconds, an hour at most. */
  seconds: number
}

export type Consumed = { allowed: true; refund: () => Promise<void> } | { allowed: false; retryAfterSeconds: number }

const MAX_WINDOW_MS = 3_600_000

/** Sliding windows in the database, so that all processes share them. */
export const createRateLimiter = (attempts: RateLimitRepository, now: () => Date) => ({
  /** Counts an attempt against every limit before it is made, so that parallel guesses count too. `refund` takes it back. */
  consume: async (limits: readonly RateLimit[]): Promise<Consumed> => {
    const at = now()
    await attempts.removeOlderThan(new Date(at.getTime() - MAX_WINDOW_MS))
    const added = limits.map((limit) => ({ id: randomUUID(), bucket: bucketOf(limit) }))
    const ids = added.map(({ id }) => id)
    await attempts.add(added, at)
    const windowStart = ({ seconds }: RateLimit) => at.getTime() - seconds * 1_000
    const earliest = new Date(Math.min(...limits.map(windowStart)))
    const counted = await attempts.since(
      added.map(({ bucket }) => bucket),
      earliest,
    )
    let retryAfterSeconds = 0
    for (const limit of limits) {
      const bucket = bucketOf(limit)
      const own = counted.filter(
        (attempt) => attempt.bucket === bucket && attempt.madeAt.getTime() > windowStart(limit),
      )
      const blocking = own.at(-1 - limit.max)?.madeAt
      if (blocking) retryAfterSeconds = Math.max(retryAfterSeconds, secondsUntilFree(blocking, limit, at))
    }
    if (retryAfterSeconds === 0) return { allowed: true, refund: async () => void (await attempts.remove(ids)) }
    await attempts.remove(ids)
    return { allowed: false, retryAfterSeconds }
  },
})

export type RateLimiter = ReturnType<typeof createRateLimiter>

/** A digest, so that email and network addresses are not stored as plain text. */
const bucketOf = ({ key }: RateLimit) => createHash('sha256').update(JSON.stringify(key)).digest('base64url')

const secondsUntilFree = (oldest: Date, { seconds }: RateLimit, now: Date) =>
  Math.max(1, Math.ceil(seconds - (now.getTime() - oldest.getTime()) / 1_000))

/** The result, whose waiting time the response repeats as status 429 and Retry-After. */
export const tooManyAttempts = (visitor: Visitor, retryAfterSeconds: number) => {
  visitor.retryAfterSeconds = retryAfterSeconds
  return { __typename: 'TooManyAttempts' as const, retryAfterSeconds }
}
