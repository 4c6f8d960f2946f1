import pLimit from 'p-limit'
import type { Visitor } from '../../../api/visitor'
import type { UserRow } from '../../../database/tables/tables'
import type { LoginInput } from '../../../generated/resolvers'
import { DAY_SECONDS, QUARTER_HOUR_SECONDS } from '../../../lib/dates'
import { accountLimitsAt } from '../../account/login-limits'
import type { Infrastructure } from '../../infrastructure'
import { addressLimits } from '../../rate-limit/address-limits'
import type { RateLimit, RateLimiter } from '../../rate-limit/rate-limiter'
import { tooManyAttempts } from '../../rate-limit/throttle'
import type { StartLogin } from '../../second-factor/start-login'
import type { SecurityLog } from '../../security-log/security-log.service'
import { normalizeEmail, type UserService } from '../../user/user.service'
import type { KnownDevices } from '../known-devices'
import type { SessionService } from '../session.service'

/** Enough to keep password hashing busy. More logins at once would only fill the database's queue and delay pages. */
const concurrentLogins = pLimit(8)

interface Dependencies extends Pick<Infrastructure, 'afterResponse' | 'passwordHasher'> {
  userService: UserService
  sessionService: SessionService
  securityLog: SecurityLog
  startLogin: StartLogin
  knownDevices: KnownDevices
  rateLimiter: RateLimiter
  visitor: Visitor
}

export const createLoginCommands = (dependencies: Dependencies) => {
  const { afterResponse, passwordHasher, userService, sessionService, securityLog, startLogin } = dependencies
  const { knownDevices, rateLimiter, visitor } = dependencies

  const limitsOf = async (email: string, account: UserRow | undefined) => [
    ...accountLimitsAt(visitor.address, email),
    ...addressLimits(visitor.address, { key: ['login'], max: 100, seconds: QUARTER_HOUR_SECONDS }),
    ...(account && (await knownDevices.isKnown(account)) ? [] : [accountLimit(email)]),
  ]

  const login = async ({ email, password, remember }: LoginInput) => {
    const address = normalizeEmail(email)
    const account = await userService.byEmail(address)
    const rateLimit = await rateLimiter.consume(await limitsOf(address, account))
    if (!rateLimit.allowed) return tooManyAttempts(visitor, rateLimit.retryAfterSeconds)
    const isCorrect = await passwordHasher.verify(account?.passwordHash, password)
    const started = account && isCorrect ? await startLogin(account, remember ?? false) : undefined
    if (account && (!started || ('__typename' in started && started.__typename === 'AccountSuspended')))
      // After the response, whose time would tell that the account exists.
      afterResponse('refused sign-in', () => securityLog.recordRefusedSignIn(account.id))
    if (!started) {
      return {
        __typename: 'InvalidCredentials' as const,
        message: 'Invalid email or password. Please try again or use a social login option.',
      }
    }
    await rateLimit.refund()
    return 'user' in started ? { __typename: 'LoginSuccess' as const, user: started.user } : started
  }

  return {
    login: (input: LoginInput) => concurrentLogins(() => login(input)),

    logout: async () => {
      if (visitor.token) await sessionService.end(visitor.token)
      visitor.clearSession()
      return true
    },
  }
}

/**
 * Wrong passwords from anywhere slow further ones down, without a lock. Known devices are exempt, so that strangers can't shut the
 * owner out; a password reset makes a device known.
 */
const accountLimit = (email: string): RateLimit => ({
  key: ['login-account', email],
  max: 20,
  seconds: DAY_SECONDS,
  longestWaitSeconds: QUARTER_HOUR_SECONDS,
})
