import type { UserRow } from '../../../database/tables/tables'
import type { RequestEmailChangeInput } from '../../../generated/resolvers'
import { HOUR_SECONDS } from '../../../lib/dates'
import { invalidInput } from '../../../lib/violations'
import type { InTransaction } from '../../container-scopes'
import type { Infrastructure } from '../../infrastructure'
import type { Outbox } from '../../outbox/outbox.service'
import type { Throttle } from '../../rate-limit/throttle'
import type { SecurityLog } from '../../security-log/security-log.service'
import { emailViolation } from '../../user/user.rules'
import { isRegistered, normalizeEmail, type UserService } from '../../user/user.service'
import { confirmEmailMail, emailChangedMail } from '../account.mails'
import type { AccountMailer } from '../account-mailer'
import { invalidLink, type MailTokens } from '../mail-tokens'
import type { PasswordCheck } from '../password-check'
import type { ConfirmationMailer, EmailConfirmation } from './email-confirmation'

interface Scope {
  mailTokens: MailTokens
  outbox: Pick<Outbox, 'enqueue' | 'trust'>
  securityLog: SecurityLog
  userService: UserService
}

interface Dependencies
  extends Omit<Scope, 'outbox' | 'securityLog'>,
    Pick<Infrastructure, 'afterResponse' | 'supportAddress'> {
  accountMailer: AccountMailer
  confirmationMailer: ConfirmationMailer
  emailConfirmation: EmailConfirmation
  passwordCheck: PasswordCheck
  throttle: Throttle
  inTransaction: InTransaction<Scope>
}

export const createEmailCommands = (dependencies: Dependencies) => {
  const { confirmationMailer, emailConfirmation, supportAddress } = dependencies
  const { accountMailer, afterResponse, mailTokens, passwordCheck, throttle, userService, inTransaction } = dependencies

  const sendLink = async (userId: string, email: string) => {
    // Sends nothing to another account's address. The API's result is the same, so that it reveals no accounts.
    if (await userService.byEmail(email)) return
    const token = await mailTokens.issue('change-email', userId, email)
    await accountMailer.send(email, confirmEmailMail(accountMailer.link('/confirm-email', token)))
  }

  const change = async ({ userService: users, mailTokens: tokens, outbox, securityLog }: Scope, token: string) => {
    const consumed = await tokens.consume('change-email', token)
    const account = consumed && (await users.lock(consumed.userId))
    if (!isRegistered(account) || consumed?.email == null) return invalidLink
    if (await users.byEmail(consumed.email)) return emailTaken
    const { email } = await users.setEmail(account, consumed.email)
    await outbox.trust(email)
    await securityLog.record(account.id, 'EMAIL_CHANGED')
    // Invalidates links that were sent to the old address.
    await tokens.invalidateAllOf(account.id)
    await outbox.enqueue(account.id, emailChangedMail(supportAddress), { address: account.email })
    return { __typename: 'EmailChanged' as const, email }
  }

  /** Undefined if the token is not for the address of a new account. */
  const confirm = async ({ userService: users, mailTokens: tokens, outbox, securityLog }: Scope, token: string) => {
    const consumed = await tokens.consume('confirm-email', token)
    const account = consumed && (await users.lock(consumed.userId))
    if (!isRegistered(account) || account.email !== consumed?.email) return undefined
    await users.confirmEmail(account.id)
    await outbox.trust(account.email)
    await securityLog.record(account.id, 'EMAIL_CONFIRMED')
    return { __typename: 'EmailConfirmed' as const, email: account.email }
  }

  return {
    requestEmailChange: async (viewer: UserRow, { email, password }: RequestEmailChangeInput) => {
      const address = normalizeEmail(email)
      const violation = inputViolation(viewer, email.trim(), address)
      if (violation) return violation
      const refused = await passwordCheck(viewer, password)
      if (refused) return refused
      const throttled = await throttle([
        { key: ['change-email', viewer.id], max: 5, seconds: HOUR_SECONDS },
        { key: ['change-email-mail', address], max: 5, seconds: HOUR_SECONDS },
      ])
      if (throttled) return throttled
      afterResponse('email change', () => sendLink(viewer.id, address))
      return { __typename: 'EmailChangeRequested' as const, email: address }
    },

    requestEmailConfirmation: async (viewer: UserRow) => {
      const sent = { __typename: 'EmailConfirmationSent' as const, email: viewer.email }
      if (!emailConfirmation.isRequiredOf(viewer)) return sent
      const throttled = await throttle([
        { key: ['confirm-email', viewer.id], max: 5, seconds: HOUR_SECONDS },
        confirmationMailer.limitOf(viewer),
      ])
      if (throttled) return throttled
      afterResponse('email confirmation', () => confirmationMailer.send(viewer))
      return sent
    },

    /** Confirms a new address of an account, or the address of a new account: the token tells which. */
    confirmEmailChange: async (token: string) => {
      const confirmed = await inTransaction((scope) => confirm(scope, token))
      if (confirmed) return confirmed
      return inTransaction((scope) => change(scope, token)).catch(async (error: unknown) => {
        // A concurrent confirmation by another account violates the unique index on the email address.
        const requested = await mailTokens.find('change-email', token)
        if (requested?.email && (await userService.byEmail(requested.email))) return emailTaken
        throw error
      })
    },
  }
}

const emailTaken = { __typename: 'EmailTaken' as const, message: 'Another account already uses this email address.' }

const inputViolation = ({ passwordHash, email: current }: UserRow, email: string, address: string) => {
  const message = emailViolation(email) ?? (address === current ? 'This is your email address already' : undefined)
  if (message) return invalidInput('email', message)
  // Without a password, a stolen session would be enough to take the account over.
  return passwordHash === null ? invalidInput('password', 'Please set a password first') : undefined
}
