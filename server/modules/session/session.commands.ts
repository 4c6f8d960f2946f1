import pLimit from 'p-limit'
import type { Visitor } from '../../api/visitor'
import type { LoginInput, RegisterInput } from '../../generated/resolvers'
import { type RateLimiter, tooManyAttempts } from '../rate-limit/rate-limiter'
import type { InTransaction } from '../scopes'
import { normalizeEmail, type UserService } from '../user/user.service'
import { hashPassword, verifyPassword } from './password'
import { firstViolation, normalized } from './registration.rules'
import type { SessionService } from './session.service'
import { deviceOf, type StartSession } from './start-session'

const QUARTER_HOUR = 900
const HOUR = 3_600

/** Enough to keep password hashing busy. More logins at once would only fill the database's queue and delay pages. */
const concurrentLogins = pLimit(8)

interface Dependencies {
  userService: UserService
  sessionService: SessionService
  startSession: StartSession
  rateLimiter: RateLimiter
  visitor: Visitor
  inTransaction: InTransaction<{ userService: UserService; sessionService: SessionService }>
}

export const createSessionCommands = (dependencies: Dependencies) => {
  const { userService, sessionService, startSession, rateLimiter, visitor, inTransaction } = dependencies

  const endCurrent = async () => {
    if (visitor.token) await sessionService.end(visitor.token)
  }

  const login = async ({ email, password, remember }: LoginInput) => {
    const address = normalizeEmail(email)
    const attempt = await rateLimiter.consume([
      { key: ['login', address, visitor.address], max: 10, seconds: QUARTER_HOUR },
      { key: ['login', visitor.address], max: 100, seconds: QUARTER_HOUR },
    ])
    if (!attempt.allowed) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
    const account = await userService.byEmail(address)
    const isRight = await verifyPassword(account?.passwordHash, password)
    const started = account && isRight ? await startSession(account, remember ?? false) : undefined
    if (!started) {
      return {
        __typename: 'InvalidCredentials' as const,
        message: 'Invalid email or password. Please try again or use a social login option.',
      }
    }
    await attempt.refund()
    return 'user' in started ? { __typename: 'LoginSuccess' as const, user: started.user } : started
  }

  return {
    login: (input: LoginInput) => concurrentLogins(() => login(input)),

    register: async (input: RegisterInput) => {
      const attempt = await rateLimiter.consume([{ key: ['register', visitor.address], max: 30, seconds: HOUR }])
      if (!attempt.allowed) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
      const registration = normalized(input)
      const violation = firstViolation(registration)
      if (violation) return { __typename: 'InvalidInput' as const, ...violation }
      const { name, email, password, role, companyName } = registration
      const passwordHash = await hashPassword(password)
      const opened = await inTransaction(async ({ userService: users, sessionService: sessions }) => {
        const user = await users.open({ name, email: normalizeEmail(email), role, passwordHash, companyName })
        return user && { user, session: await sessions.start(user.id, false, deviceOf(visitor.userAgent)) }
      })
      if (!opened) {
        return { __typename: 'EmailTaken' as const, message: 'Registration failed. Email might already be in use.' }
      }
      await endCurrent()
      visitor.setSession(opened.session)
      return { __typename: 'RegisterSuccess' as const, user: opened.user }
    },

    logout: async () => {
      await endCurrent()
      visitor.clearSession()
      return true
    },
  }
}
