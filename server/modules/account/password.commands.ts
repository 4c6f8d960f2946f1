import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { ChangePasswordInput, ResetPasswordInput } from '../../generated/resolvers'
import type { Infrastructure } from '../../infrastructure/infrastructure'
import { invalidInput } from '../../lib/violations'
import { type RateLimiter, tooManyAttempts } from '../rate-limit/rate-limiter'
import type { InTransaction } from '../scopes'
import { hashPassword } from '../session/password'
import type { SessionService } from '../session/session.service'
import { normalizeEmail, type UserService } from '../user/user.service'
import { passwordChangedMail, passwordResetMail } from './account.mails'
import { emailViolation, passwordViolation } from './account.rules'
import type { AccountMailer } from './account-mailer'
import { invalidLink, type MailTokens } from './mail-tokens'
import { type PasswordCheck, wrongPassword } from './password-check'

const HOUR = 3_600

interface Scope {
  mailTokens: MailTokens
  sessionService: SessionService
  userService: UserService
}

interface Dependencies extends Scope, Pick<Infrastructure, 'afterResponse' | 'siteOrigin'> {
  accountMailer: AccountMailer
  passwordCheck: PasswordCheck
  rateLimiter: RateLimiter
  visitor: Visitor
  inTransaction: InTransaction<Scope>
}

export const createPasswordCommands = (dependencies: Dependencies) => {
  const { accountMailer, afterResponse, passwordCheck, rateLimiter, siteOrigin, visitor, inTransaction } = dependencies
  const { mailTokens, userService } = dependencies

  const sendLink = async (email: string) => {
    const account = await userService.byEmail(email)
    if (!account) return
    const token = await mailTokens.issue('reset-password', account.id)
    await accountMailer.send(account.email, passwordResetMail(accountMailer.link('/reset-password', token)))
  }

  return {
    changePassword: async (viewer: UserRow, { currentPassword, newPassword }: ChangePasswordInput) => {
      const violation = passwordViolation(newPassword)
      if (violation) return invalidInput('newPassword', violation)
      const refused = await passwordCheck(viewer, currentPassword)
      if (refused) return refused
      const passwordHash = await hashPassword(newPassword)
      const changed = await inTransaction(async ({ userService: users, sessionService, mailTokens: tokens }) => {
        const { passwordHash: current } = (await users.lock(viewer.id)) ?? {}
        // Another request has changed it since it was checked.
        if (current !== viewer.passwordHash) return undefined
        await users.setPassword(viewer.id, passwordHash)
        await tokens.invalidateAllOf(viewer.id)
        return {
          endedSessions: await sessionService.endAllOf(viewer.id, visitor.token),
          rotated: visitor.token === undefined ? undefined : await sessionService.rotate(visitor.token),
        }
      })
      if (!changed) return wrongPassword
      if (changed.rotated) visitor.setSession(changed.rotated)
      accountMailer.sendLater(viewer.email, passwordChangedMail(siteOrigin()))
      return { __typename: 'PasswordChanged' as const, endedSessions: changed.endedSessions }
    },

    requestPasswordReset: async (email: string) => {
      const violation = emailViolation(email.trim())
      if (violation) return invalidInput('email', violation)
      const address = normalizeEmail(email)
      const attempt = await rateLimiter.consume([
        { key: ['reset-password', visitor.address], max: 10, seconds: HOUR },
        // Addresses without an account count, too, so that the result doesn't reveal which exist.
        { key: ['reset-mail', address], max: 5, seconds: HOUR },
      ])
      if (!attempt.allowed) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
      // The account is looked up after the response, so that the timing doesn't reveal it either.
      afterResponse('password reset', () => sendLink(address))
      return {
        __typename: 'PasswordResetRequested' as const,
        message: 'If there is an account with this email, we have sent it a link. It works for 30 minutes.',
      }
    },

    resetPassword: async ({ token, password }: ResetPasswordInput) => {
      const violation = passwordViolation(password)
      if (violation) return invalidInput('password', violation)
      // Hashing is expensive: a made-up token must not cause it.
      if (!(await mailTokens.find('reset-password', token))) return invalidLink
      const passwordHash = await hashPassword(password)
      const user = await inTransaction(async ({ userService: users, sessionService, mailTokens: tokens }) => {
        const taken = await tokens.consume('reset-password', token)
        const account = taken && (await users.lock(taken.userId))
        if (account?.deletedAt !== null) return undefined
        await users.setPassword(account.id, passwordHash)
        await tokens.invalidateAllOf(account.id)
        await sessionService.endAllOf(account.id)
        return account
      })
      if (!user) return invalidLink
      accountMailer.sendLater(user.email, passwordChangedMail(siteOrigin()))
      return { __typename: 'PasswordReset' as const, message: 'Your password is changed. Log in with the new one.' }
    },
  }
}
