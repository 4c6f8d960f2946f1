import type { VerifiedToken } from '../../api/visitor'
import type { AccessTokenRow } from '../../database/tables/tables'
import { HOUR_SECONDS, QUARTER_HOUR_SECONDS } from '../../lib/dates'
import { hashToken } from '../../lib/secure-random'
import { addressLimits } from '../rate-limit/address-limits'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import type { SecurityLog } from '../security-log/security-log.service'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import type { AccessTokenRepository } from './access-token.repository'

/** The last use is written once a minute, so that not every request writes. */
const TOUCH_MS = 60_000

export type TokenRefusal = 'unknown' | 'expired' | 'revoked' | 'inactive account' | 'admin account'

type Authentication = { verified: VerifiedToken } | { refusal: TokenRefusal } | { retryAfterSeconds: number }

interface Dependencies {
  accessTokenRepository: AccessTokenRepository
  rateLimiter: RateLimiter
  securityLog: SecurityLog
  users: UserQueries
  now: () => Date
}

/** Finds the account of a personal access token. */
export const createTokenAuthentication = (dependencies: Dependencies) => {
  const { accessTokenRepository, rateLimiter, securityLog, users, now } = dependencies

  const touch = async ({ id, lastUsedAt }: AccessTokenRow, moment: Date) => {
    if (lastUsedAt !== null && moment.getTime() - Date.parse(lastUsedAt) < TOUCH_MS) return
    // A failure must not fail the request.
    await accessTokenRepository.touch(id, moment).catch(() => {})
  }

  /** Records one event an hour, so that a forgotten program doesn't fill its owner's log. */
  const recordRefusal = async ({ id, userId, name }: AccessTokenRow) => {
    const event = await rateLimiter.consume([{ key: ['token-refused', id], max: 1, seconds: HOUR_SECONDS }])
    if (event.allowed) await securityLog.record(userId, 'TOKEN_REFUSED', name)
  }

  const verify = async (token: string): Promise<VerifiedToken | TokenRefusal> => {
    const found = await accessTokenRepository.byTokenHash(hashToken(token))
    if (!found) return 'unknown'
    const moment = now()
    const refusal = refusalOf(found, moment)
    if (refusal) {
      await recordRefusal(found)
      return refusal
    }
    const user = await users.find(found.userId)
    if (!user || !isActive(user)) return 'inactive account'
    // A stolen token would read everybody's orders and disputes without a second factor.
    if (user.role === 'ADMIN') return 'admin account'
    await touch(found, moment)
    return { id: found.id, scope: found.scope, user }
  }

  /** Refused tokens count against the rate limit of the network address. Valid tokens work from any address. */
  return async (token: string, address: string): Promise<Authentication> => {
    const result = await verify(token)
    if (typeof result !== 'string') return { verified: result }
    const rateLimit = await rateLimiter.consume(
      addressLimits(address, { key: ['access-token'], max: 30, seconds: QUARTER_HOUR_SECONDS }),
    )
    return rateLimit.allowed ? { refusal: result } : { retryAfterSeconds: rateLimit.retryAfterSeconds }
  }
}

export type TokenAuthentication = ReturnType<typeof createTokenAuthentication>

const refusalOf = ({ revokedAt, expiresAt }: AccessTokenRow, now: Date) => {
  if (revokedAt !== null) return 'revoked'
  return now.getTime() < Date.parse(expiresAt) ? undefined : 'expired'
}
