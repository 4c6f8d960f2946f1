import type { UserRow } from '../../../database/tables/tables'
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
}

/** Mails the link that confirms the address of an account. */
export const createConfirmationMailer =
  ({ accountMailer, mailTokens }: Dependencies) =>
  async ({ id, email }: Pick<UserRow, 'id' | 'email'>) => {
    const token = await mailTokens.issue('confirm-email', id, email)
    await accountMailer.send(email, confirmNewAccountMail(accountMailer.link('/confirm-email', token)))
  }

export type ConfirmationMailer = ReturnType<typeof createConfirmationMailer>
