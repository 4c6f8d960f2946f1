import { createHash, randomUUID } from 'node:crypto'
import type { AttemptRepository } from './attempt.repository'

export interface Limit {
  /** What is counted: the same parts, the same count. */
  of: readonly string[]
  most: number
  seconds: number
}

export type Reservation =
  | { granted: true; giveBack: () => Promise<void> }
  | { granted: false; retryAfterSeconds: number }

const LONGEST_WINDOW_MS = 3_600_000

export const createAttemptService = (attempts: AttemptRepository, now: () => Date) => ({
  /**
   * Counts a try against every limit before it is made, so that parallel guesses count too. One that turns out to be
   * legitimate is given back.
   */
  reserve: async (limits: readonly Limit[]): Promise<Reservation> => {
    const made = now()
    await attempts.removeOlderThan(new Date(made.getTime() - LONGEST_WINDOW_MS))
    const tries = limits.map((limit) => ({ id: randomUUID(), bucket: bucketOf(limit) }))
    const ids = tries.map(({ id }) => id)
    await attempts.add(tries, made)
    const beginOf = ({ seconds }: Limit) => made.getTime() - seconds * 1_000
    const earliest = new Date(Math.min(...limits.map(beginOf)))
    const counted = await attempts.since(
      tries.map(({ bucket }) => bucket),
      earliest,
    )
    let retryAfterSeconds = 0
    for (const limit of limits) {
      const bucket = bucketOf(limit)
      const own = counted.filter((attempt) => attempt.bucket === bucket && attempt.madeAt.getTime() > beginOf(limit))
      const freed = own.at(-1 - limit.most)?.madeAt
      if (freed) retryAfterSeconds = Math.max(retryAfterSeconds, secondsUntilOver(freed, limit, made))
    }
    if (retryAfterSeconds === 0) return { granted: true, giveBack: async () => void (await attempts.remove(ids)) }
    await attempts.remove(ids)
    return { granted: false, retryAfterSeconds }
  },
})

export type AttemptService = ReturnType<typeof createAttemptService>

/** A digest: who tried, and from where, isn't kept in the open. */
const bucketOf = ({ of }: Limit) => createHash('sha256').update(JSON.stringify(of)).digest('base64url')

const secondsUntilOver = (oldest: Date, { seconds }: Limit, now: Date) =>
  Math.max(1, Math.ceil(seconds - (now.getTime() - oldest.getTime()) / 1_000))
