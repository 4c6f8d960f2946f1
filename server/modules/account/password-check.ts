import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import { DAY_SECONDS, QUARTER_HOUR_SECONDS } from '../../lib/dates'
import type { Infrastructure } from '../infrastructure'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import { tooManyAttempts } from '../rate-limit/throttle'
import type { SecurityLog } from '../security-log/security-log.service'

interface Dependencies extends Pick<Infrastructure, 'passwordHasher'> {
  rateLimiter: RateLimiter
  securityLog: Pick<SecurityLog, 'recordRefusedSignIn'>
  visitor: Visitor
}

export const wrongPassword = { __typename: 'WrongPassword' as const, message: 'This is not your password.' }

/** Verifies the password of a signed-in account, because a stolen session must not be enough to take the account over. */
export const createPasswordCheck =
  ({ passwordHasher, rateLimiter, securityLog, visitor }: Dependencies) =>
  /** Undefined if the password is right or the account has none. */
  async ({ id, passwordHash }: UserRow, password: string | null | undefined) => {
    if (passwordHash === null) return undefined
    const rateLimit = await rateLimiter.consume([
      { key: ['own-password', id], max: 10, seconds: QUARTER_HOUR_SECONDS },
      { key: ['own-password-day', id], max: 60, seconds: DAY_SECONDS },
    ])
    if (!rateLimit.allowed) return tooManyAttempts(visitor, rateLimit.retryAfterSeconds)
    if (!(await passwordHasher.verify(passwordHash, password ?? ''))) {
      await securityLog.recordRefusedSignIn(id)
      return wrongPassword
    }
    await rateLimit.refund()
    return undefined
  }

export type PasswordCheck = ReturnType<typeof createPasswordCheck>
