import type { Visitor } from '../../../api/visitor'
import type { RegisterInput } from '../../../generated/resolvers'
import type { Infrastructure } from '../../../infrastructure/infrastructure'
import { HOUR_SECONDS } from '../../../lib/dates'
import type { ConfirmationMailer, EmailConfirmation } from '../../account/email/email-confirmation'
import type { PasswordRule } from '../../account/password-rule'
import type { InTransaction } from '../../container-scopes'
import { addressLimits } from '../../rate-limit/address-limits'
import { type RateLimiter, tooManyAttempts } from '../../rate-limit/rate-limiter'
import { normalizeEmail, type UserService } from '../../user/user.service'
import { deviceOf } from '../device-name'
import type { KnownDevices } from '../known-devices'
import type { SessionService } from '../session.service'
import { firstViolation, normalized } from './registration.rules'

interface Dependencies extends Pick<Infrastructure, 'afterResponse' | 'passwordHasher'> {
  confirmationMailer: ConfirmationMailer
  emailConfirmation: EmailConfirmation
  passwordRule: PasswordRule
  knownDevices: KnownDevices
  sessionService: SessionService
  rateLimiter: RateLimiter
  visitor: Visitor
  inTransaction: InTransaction<{ userService: UserService; sessionService: SessionService }>
}

export const createRegistrationCommands = (dependencies: Dependencies) => {
  const { afterResponse, confirmationMailer, emailConfirmation, passwordHasher, passwordRule } = dependencies
  const { knownDevices, sessionService, rateLimiter, visitor, inTransaction } = dependencies
  return {
    register: async (input: RegisterInput) => {
      const rateLimit = await rateLimiter.consume(
        addressLimits(visitor.address, { key: ['register'], max: 30, seconds: HOUR_SECONDS }),
      )
      if (!rateLimit.allowed) return tooManyAttempts(visitor, rateLimit.retryAfterSeconds)
      const registration = normalized(input)
      const violation = firstViolation(registration, await passwordRule.violationOf(input.password))
      if (violation) return { __typename: 'InvalidInput' as const, ...violation }
      const { name, email, password, role, companyName } = registration
      const passwordHash = await passwordHasher.hash(password)
      const registered = await inTransaction(async ({ userService, sessionService: sessions }) => {
        const user = await userService.open({ name, email: normalizeEmail(email), role, passwordHash, companyName })
        return user && { user, session: await sessions.start(user.id, false, deviceOf(visitor.userAgent)) }
      })
      if (!registered) {
        return { __typename: 'EmailTaken' as const, message: 'Registration failed. Email might already be in use.' }
      }
      if (visitor.token) await sessionService.end(visitor.token)
      const { user } = registered
      if (emailConfirmation.isRequiredOf(user))
        afterResponse('email confirmation', () => confirmationMailer.sendFirst(user))
      visitor.setSession(registered.session)
      await knownDevices.remember(user)
      return { __typename: 'RegisterSuccess' as const, user }
    },
  }
}
