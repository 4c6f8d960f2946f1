import type { UserRow } from '../../../database/tables/tables'
import { HOUR_SECONDS } from '../../../lib/dates'
import type { RateLimiter } from '../../rate-limit/rate-limiter'
import { confirmNewAccountMail } from '../account.mails'
import type { AccountMailer } from '../account-mailer'
import type { AccountPolicy } from '../account-policy'
import type { MailTokens } from '../mail-tokens'

/** Whether an account has to confirm its email address before it may write to others, sell or upload, and gets mails about orders. */
export const createEmailConfirmation = ({ accountPolicy }: { accountPolicy: AccountPolicy }) => ({
  isRequiredOf: ({ emailConfirmedAt }: Pick<UserRow, 'emailConfirmedAt'>) =>
    accountPolicy.confirmsEmail && emailConfirmedAt === null,

  /** The address for mails to the account. Where addresses are confirmed, it is always the account's own. */
  addressOf: ({ email }: Pick<UserRow, 'email'>, other: string | null) =>
    accountPolicy.confirmsEmail ? email : (other ?? email),
})

export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>

interface Dependencies {
  accountMailer: AccountMailer
  mailTokens: MailTokens
  rateLimiter: RateLimiter
}

/**
 * Mails the link that confirms the address of an account: one at the registration and five more an hour. The limit is that of the
 * mailbox, because an account can be deleted and registered again.
 */
export const createConfirmationMailer =
  ({ accountMailer, mailTokens, rateLimiter }: Dependencies) =>
  async ({ id, email }: Pick<UserRow, 'id' | 'email'>) => {
    const rateLimit = await rateLimiter.consume([{ key: ['confirm-mail', email], max: 6, seconds: HOUR_SECONDS }])
    if (!rateLimit.allowed) return
    const token = await mailTokens.issue('confirm-email', id, email)
    await accountMailer.send(email, confirmNewAccountMail(accountMailer.link('/confirm-email', token)))
  }

export type ConfirmationMailer = ReturnType<typeof createConfirmationMailer>
