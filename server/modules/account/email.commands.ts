import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { RequestEmailChangeInput } from '../../generated/resolvers'
import type { Infrastructure } from '../../infrastructure/infrastructure'
import { invalidInput } from '../../lib/violations'
import { type RateLimiter, tooManyAttempts } from '../rate-limit/rate-limiter'
import type { InTransaction } from '../scopes'
import { normalizeEmail, type UserService } from '../user/user.service'
import { confirmEmailMail, emailChangedMail } from './account.mails'
import { emailViolation } from './account.rules'
import type { AccountMailer } from './account-mailer'
import { invalidLink, type MailTokens } from './mail-tokens'
import type { PasswordCheck } from './password-check'

const HOUR = 3_600

interface Scope {
  mailTokens: MailTokens
  userService: UserService
}

interface Dependencies extends Scope, Pick<Infrastructure, 'afterResponse'> {
  accountMailer: AccountMailer
  passwordCheck: PasswordCheck
  rateLimiter: RateLimiter
  visitor: Visitor
  inTransaction: InTransaction<Scope>
}

export const createEmailCommands = (dependencies: Dependencies) => {
  const { accountMailer, afterResponse, mailTokens, passwordCheck, rateLimiter, userService, visitor, inTransaction } =
    dependencies

  const sendLink = async (userId: string, email: string) => {
    // An address of another account gets no mail; the result is the same.
    if (await userService.byEmail(email)) return
    const token = await mailTokens.issue('change-email', userId, email)
    await accountMailer.send(email, confirmEmailMail(accountMailer.link('/confirm-email', token)))
  }

  const change = async ({ userService: users, mailTokens: tokens }: Scope, token: string) => {
    const taken = await tokens.consume('change-email', token)
    const account = taken && (await users.lock(taken.userId))
    if (account?.deletedAt !== null || taken?.email == null) return invalidLink
    const holder = await users.byEmail(taken.email)
    if (holder) return emailTaken
    const { email } = await users.setEmail(account, taken.email)
    // Links that were sent to the old address stop working.
    await tokens.invalidateAllOf(account.id)
    return { __typename: 'EmailChanged' as const, email, before: account.email }
  }

  return {
    requestEmailChange: async (viewer: UserRow, { email, password }: RequestEmailChangeInput) => {
      const address = normalizeEmail(email)
      const violation = inputViolation(viewer, email.trim(), address)
      if (violation) return violation
      const refused = await passwordCheck(viewer, password)
      if (refused) return refused
      const attempt = await rateLimiter.consume([
        { key: ['change-email', viewer.id], max: 5, seconds: HOUR },
        { key: ['change-email-mail', address], max: 5, seconds: HOUR },
      ])
      if (!attempt.allowed) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
      afterResponse('email change', () => sendLink(viewer.id, address))
      return { __typename: 'EmailChangeRequested' as const, email: address }
    },

    confirmEmailChange: async (token: string) => {
      const outcome = await inTransaction((scope) => change(scope, token)).catch(async (error: unknown) => {
        // Another account may have got the address at the same moment.
        const requested = await mailTokens.find('change-email', token)
        if (requested?.email && (await userService.byEmail(requested.email))) return emailTaken
        throw error
      })
      if (outcome.__typename === 'EmailChanged') accountMailer.sendLater(outcome.before, emailChangedMail())
      return outcome
    },
  }
}

const emailTaken = { __typename: 'EmailTaken' as const, message: 'Another account already uses this email address.' }

const inputViolation = ({ passwordHash, email: current }: UserRow, email: string, address: string) => {
  const message = emailViolation(email) ?? (address === current ? 'This is your email address already' : undefined)
  if (message) return invalidInput('email', message)
  // Without a password, a stolen session alone could take the account over.
  return passwordHash === null ? invalidInput('password', 'Please set a password first') : undefined
}
