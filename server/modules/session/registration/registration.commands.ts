import type { Visitor } from '../../../api/visitor'
import type { RegisterInput } from '../../../generated/resolvers'
import { HOUR_SECONDS } from '../../../lib/dates'
import type { ConfirmationMailer, EmailConfirmation } from '../../account/email/email-confirmation'
import type { PasswordRule } from '../../account/password-rule'
import type { InTransaction } from '../../container-scopes'
import type { Infrastructure } from '../../infrastructure'
import { addressLimits } from '../../rate-limit/address-limits'
import type { Throttle } from '../../rate-limit/throttle'
import type { SecurityLog } from '../../security-log/security-log.service'
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
  throttle: Throttle
  visitor: Visitor
  inTransaction: InTransaction<{ securityLog: SecurityLog; userService: UserService; sessionService: SessionService }>
}

export const createRegistrationCommands = (dependencies: Dependencies) => {
  const { afterResponse, confirmationMailer, emailConfirmation, passwordHasher, passwordRule } = dependencies
  const { knownDevices, sessionService, throttle, visitor, inTransaction } = dependencies
  return {
    register: async (input: RegisterInput) => {
      const throttled = await throttle(
        addressLimits(visitor.address, { key: ['register'], max: 30, seconds: HOUR_SECONDS }),
      )
      if (throttled) return throttled
      const registration = normalized(input)
      const violation = firstViolation(registration, await passwordRule.violationOf(input.password))
      if (violation) return { __typename: 'InvalidInput' as const, ...violation }
      const { name, email, password, role, companyName } = registration
      const passwordHash = await passwordHasher.hash(password)
      const registered = await inTransaction(async ({ securityLog, userService, sessionService: sessions }) => {
        const user = await userService.open({ name, email: normalizeEmail(email), role, passwordHash, companyName })
        if (!user) return undefined
        await securityLog.record(user.id, 'SIGNED_IN')
        return { user, session: await sessions.start(user.id, false, deviceOf(visitor.userAgent)) }
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
