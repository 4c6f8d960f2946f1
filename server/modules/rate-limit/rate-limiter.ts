import { DAY_MS, earlier, HOUR_SECONDS, later } from '../../lib/dates'
import type { KeyedHash } from './keyed-hash'
import type { RateLimitRepository } from './rate-limit.repository'

export interface RateLimit {
  /** The action and the client. Attempts with equal keys share one count. */
  key: readonly [action: string, ...client: string[]]
  /** The number of attempts that are allowed within the window. */
  max: number
  /** The window's length in seconds, a day at most. */
  seconds: number
  /**
   * Beyond `max`, attempts are still allowed after a wait that begins with a second and doubles with each attempt, up to this
   * many seconds.
   */
  longestWaitSeconds?: number
}

/** Edits of the profiles of an account: each makes the cached pages of the whole site stale. */
export const profileEditLimit = (userId: string): RateLimit => ({
  key: ['edit-profile', userId],
  max: 60,
  seconds: HOUR_SECONDS,
})

export type Consumed = { allowed: true; refund: () => Promise<void> } | { allowed: false; retryAfterSeconds: number }

const MAX_WINDOW_MS = DAY_MS
/** Clocks of several processes differ by less. */
const MAX_SKEW_MS = 60_000

interface Dependencies {
  rateLimitRepository: RateLimitRepository
  keyedHash: KeyedHash
  now: () => Date
}

/** Limits attempts by sliding windows. Attempts are stored in the database, so that all processes share them. */
export const createRateLimiter = ({ rateLimitRepository: attempts, keyedHash, now }: Dependencies) => {
  const bucketOf = ({ key }: Pick<RateLimit, 'key'>) => keyedHash('rate limit', ...key)

  const attemptsSince = async (buckets: readonly string[], moment: Date, at: Date) => {
    const made = await attempts.since(buckets, moment)
    const latest = later(at, MAX_SKEW_MS)
    if (made.every(({ madeAt }) => madeAt <= latest)) return made
    // After the clock was set back, earlier attempts count from now on. Else they would block until the clock reaches them.
    await attempts.moveLaterThan(latest, at)
    return attempts.since(buckets, moment)
  }

  return {
    /** Counts an attempt before it is made, so that concurrent attempts count too. `refund` removes it from the count. */
    consume: async (limits: readonly RateLimit[]): Promise<Consumed> => {
      const at = now()
      const added = await Promise.all(
        limits.map(async (limit) => ({
          ...limit,
          id: crypto.randomUUID(),
          bucket: await bucketOf(limit),
        })),
      )
      const buckets = added.map(({ bucket }) => bucket)
      const windowStart = ({ seconds }: RateLimit) => at.getTime() - seconds * 1_000
      const earliest = new Date(Math.min(...limits.map(windowStart)))
      const longestWait = async (notStored: readonly Date[]) => {
        const counted = await attemptsSince(buckets, earliest, at)
        const waits = added.map((limit) => {
          const made = counted
            .filter(({ bucket, madeAt }) => bucket === limit.bucket && madeAt.getTime() > windowStart(limit))
            .map(({ madeAt }) => madeAt)
          return secondsToWait([...made, ...notStored], limit, at)
        })
        return Math.max(0, ...waits)
      }
      // A flood of attempts beyond the limit only reads.
      const wait = await longestWait([at])
      if (wait > 0) return { allowed: false, retryAfterSeconds: wait }
      const ids = added.map(({ id }) => id)
      await attempts.add(
        added.map(({ id, bucket }) => ({ id, bucket })),
        at,
      )
      const retryAfterSeconds = await longestWait([])
      if (retryAfterSeconds === 0) return { allowed: true, refund: async () => void (await attempts.remove(ids)) }
      await attempts.remove(ids)
      return { allowed: false, retryAfterSeconds }
    },

    /** Removes all attempts that these limits count. */
    forget: async (limits: readonly RateLimit[]) =>
      void (await attempts.removeAllIn(await Promise.all(limits.map(bucketOf)))),

    /** Removes attempts that no window counts. */
    sweep: () => attempts.removeOlderThan(earlier(now(), MAX_WINDOW_MS)),
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

/** `made` are the attempts in the window, oldest first, the present one included. */
const secondsToWait = (made: readonly Date[], { max, seconds, longestWaitSeconds }: RateLimit, now: Date) => {
  const excess = made.length - max
  if (excess <= 0) return 0
  if (longestWaitSeconds === undefined) return secondsUntil(made.at(-1 - max), seconds, now, 1)
  return secondsUntil(made.at(-2), Math.min(2 ** (excess - 1), longestWaitSeconds), now, 0)
}

/** The seconds until `attempt` is `seconds` old: from `min` to `seconds`, also if the clock was moved. */
const secondsUntil = (attempt: Date | undefined, seconds: number, now: Date, min: number) =>
  attempt ? Math.min(seconds, Math.max(min, Math.ceil(seconds - (now.getTime() - attempt.getTime()) / 1_000))) : 0
