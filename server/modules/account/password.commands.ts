import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { ChangePasswordInput, ResetPasswordInput } from '../../generated/resolvers'
import { HOUR_SECONDS } from '../../lib/dates'
import { invalidInput } from '../../lib/violations'
import type { AccessTokenService } from '../access-token/access-token.service'
import type { InTransaction } from '../container-scopes'
import type { DocketService } from '../docket/docket.service'
import type { Infrastructure } from '../infrastructure'
import type { Outbox } from '../outbox/outbox.service'
import { addressLimits } from '../rate-limit/address-limits'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import type { Throttle } from '../rate-limit/throttle'
import type { SecondFactorService } from '../second-factor/second-factor.service'
import type { SecurityLog } from '../security-log/security-log.service'
import type { KnownDevices } from '../session/known-devices'
import type { SessionService } from '../session/session.service'
import { emailViolation } from '../user/user.rules'
import { isRegistered, normalizeEmail, type UserService } from '../user/user.service'
import { passwordChangedMail, passwordResetMail, passwordSetMail } from './account.mails'
import type { AccountMailer } from './account-mailer'
import type { EmailConfirmation } from './email/email-confirmation'
import { accountLimitsAt } from './login-limits'
import { invalidLink, type MailTokens, RESET_MINUTES } from './mail-tokens'
import { type PasswordCheck, wrongPassword } from './password-check'
import type { PasswordRule } from './password-rule'

interface Scope {
  accessTokenService: AccessTokenService
  docketService: Pick<DocketService, 'removeCalendar'>
  mailTokens: MailTokens
  outbox: Pick<Outbox, 'enqueue' | 'trust'>
  secondFactorService: Pick<SecondFactorService, 'isObligatory' | 'removeAllOf'>
  securityLog: SecurityLog
  sessionService: SessionService
  userService: UserService
}

interface Dependencies
  extends Pick<Scope, 'mailTokens' | 'userService'>,
    Pick<Infrastructure, 'afterResponse' | 'passwordHasher' | 'siteOrigin' | 'supportAddress'> {
  accountMailer: AccountMailer
  emailConfirmation: EmailConfirmation
  knownDevices: KnownDevices
  passwordCheck: PasswordCheck
  passwordRule: PasswordRule
  rateLimiter: RateLimiter
  throttle: Throttle
  visitor: Visitor
  inTransaction: InTransaction<Scope>
}

export const createPasswordCommands = (dependencies: Dependencies) => {
  const { accountMailer, afterResponse, passwordCheck, throttle, siteOrigin, visitor, inTransaction } = dependencies
  const {
    emailConfirmation,
    knownDevices,
    mailTokens,
    passwordHasher,
    passwordRule,
    rateLimiter,
    supportAddress,
    userService,
  } = dependencies

  const sendLink = async (email: string) => {
    const account = await userService.byEmail(email)
    if (!account) return
    const token = await mailTokens.issue('reset-password', account.id)
    await accountMailer.send(account.email, passwordResetMail(accountMailer.link('/reset-password', token)))
  }

  return {
    /** Sets the first password, too. The access table then demands a fresh sign-in: a stolen session must not be enough. */
    changePassword: async (viewer: UserRow, { currentPassword, newPassword }: ChangePasswordInput) => {
      const violation = await passwordRule.violationOf(newPassword)
      if (violation) return invalidInput('newPassword', violation)
      const refused = await passwordCheck(viewer, currentPassword)
      if (refused) return refused
      const passwordHash = await passwordHasher.hash(newPassword)
      const changed = await inTransaction(
        async ({ outbox, userService: users, sessionService, securityLog, mailTokens: tokens }) => {
          const account = await users.lockActive(viewer.id)
          // A concurrent request may have changed the password since the check.
          if (account.passwordHash !== viewer.passwordHash) return undefined
          await users.setPassword(viewer.id, passwordHash)
          await securityLog.record(viewer.id, 'PASSWORD_CHANGED')
          await tokens.invalidateAllOf(viewer.id)
          const mail = account.passwordHash === null ? passwordSetMail : passwordChangedMail
          await outbox.enqueue(viewer.id, mail(siteOrigin(), supportAddress), { address: account.email })
          return {
            endedSessionCount: await sessionService.endAllOf(viewer.id, visitor.token),
            rotated: visitor.token === undefined ? undefined : await sessionService.rotate(visitor.token),
          }
        },
      )
      if (!changed) return wrongPassword
      if (changed.rotated) visitor.setSession(changed.rotated)
      await knownDevices.remember({ id: viewer.id, passwordHash })
      return { __typename: 'PasswordChanged' as const, endedSessionCount: changed.endedSessionCount }
    },

    requestPasswordReset: async (email: string) => {
      const violation = emailViolation(email.trim())
      if (violation) return invalidInput('email', violation)
      const address = normalizeEmail(email)
      const throttled = await throttle([
        ...addressLimits(visitor.address, { key: ['reset-password'], max: 10, seconds: HOUR_SECONDS }),
        // Addresses without an account count too, so that the result doesn't reveal which addresses have one.
        { key: ['reset-mail', address], max: 5, seconds: HOUR_SECONDS },
      ])
      if (throttled) return throttled
      // Looks the account up after the response, so that the response time doesn't reveal it either.
      afterResponse('password reset', () => sendLink(address))
      return {
        __typename: 'PasswordResetRequested' as const,
        message: `If there is an account with this email, we have sent it a link. It works for ${RESET_MINUTES} minutes.`,
      }
    },

    resetPassword: async ({ token, password }: ResetPasswordInput) => {
      const violation = await passwordRule.violationOf(password)
      if (violation) return invalidInput('password', violation)
      // Checked before hashing, which is expensive, so that made-up tokens don't cause it.
      if (!(await mailTokens.find('reset-password', token))) return invalidLink
      const passwordHash = await passwordHasher.hash(password)
      const user = await inTransaction(async (scope) => {
        const { accessTokenService, securityLog, sessionService, userService: users, mailTokens: tokens } = scope
        const consumed = await tokens.consume('reset-password', token)
        const account = consumed && (await users.lock(consumed.userId))
        if (!isRegistered(account)) return undefined
        await users.setPassword(account.id, passwordHash)
        await users.confirmEmail(account.id)
        await scope.outbox.trust(account.email)
        await securityLog.record(account.id, 'PASSWORD_CHANGED')
        await tokens.invalidateAllOf(account.id)
        await sessionService.endAllOf(account.id)
        // Somebody who took the account over may have created them.
        await accessTokenService.revokeAllOf(account.id)
        await scope.docketService.removeCalendar(account.id)
        const mail = account.passwordHash === null ? passwordSetMail : passwordChangedMail
        await scope.outbox.enqueue(account.id, mail(siteOrigin(), supportAddress), { address: account.email })
        // Somebody who registered another person's address may have added them, but nobody registers as an admin.
        if (emailConfirmation.isRequiredOf(account) && !scope.secondFactorService.isObligatory(account))
          await scope.secondFactorService.removeAllOf(account.id)
        return account
      })
      if (!user) return invalidLink
      // The link proves access to the mailbox, and the counted guesses were at the former password.
      await rateLimiter.forget(accountLimitsAt(visitor.address, normalizeEmail(user.email)))
      await knownDevices.remember({ id: user.id, passwordHash })
      return { __typename: 'PasswordReset' as const, message: 'Your password is changed. Log in with the new one.' }
    },
  }
}
