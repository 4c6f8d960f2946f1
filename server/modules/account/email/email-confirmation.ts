import type { UserRow } from '../../../database/tables/tables'
import { HOUR_SECONDS } from '../../../lib/dates'
import type { RateLimit, RateLimiter } from '../../rate-limit/rate-limiter'
import { confirmNewAccountMail } from '../account.mails'
import type { AccountMailer } from '../account-mailer'
import type { AccountPolicy } from '../account-policy'
import type { MailTokens } from '../mail-tokens'

/** Whether an account has to confirm its email address before it may write to others, sell or upload, and gets mails about orders. */
export const createEmailConfirmation = ({ accountPolicy }: { accountPolicy: AccountPolicy }) => ({
  isRequiredOf: ({ emailConfirmedAt }: Pick<UserRow, 'emailConfirmedAt'>) =>
    accountPolicy.confirmsEmail && emailConfirmedAt === null,

  /** The address for receipts. Where addresses are confirmed, it is always the account's own. */
  addressOf: ({ email }: Pick<UserRow, 'email'>, other: string | null) =>
    accountPolicy.confirmsEmail ? email : (other ?? email),
})

export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>

interface Dependencies {
  accountMailer: AccountMailer
  mailTokens: MailTokens
  rateLimiter: RateLimiter
}

/** Mails the link that confirms the address of an account. */
export const createConfirmationMailer = ({ accountMailer, mailTokens, rateLimiter }: Dependencies) => {
  /** One at the registration and five more an hour, of the mailbox: an account can be deleted and registered again. */
  const limitOf = ({ email }: Pick<UserRow, 'email'>): RateLimit => ({
    key: ['confirm-mail', email],
    max: 6,
    seconds: HOUR_SECONDS,
  })
  const send = async ({ id, email }: Pick<UserRow, 'id' | 'email'>) => {
    const token = await mailTokens.issue('confirm-email', id, email)
    await accountMailer.send(email, confirmNewAccountMail(accountMailer.link('/confirm-email', token)))
  }
  return {
    limitOf,
    send,

    /** Sends the first link, unless the mailbox has had too many. */
    sendFirst: async (user: Pick<UserRow, 'id' | 'email'>) => {
      const rateLimit = await rateLimiter.consume([limitOf(user)])
      if (rateLimit.allowed) await send(user)
    },
  }
}

export type ConfirmationMailer = ReturnType<typeof createConfirmationMailer>
