import type { ResetPasswordInput } from '../../generated/resolvers'
import { tooManyAttempts } from '../attempt/too-many-attempts'
import { brokenEmail, brokenPassword } from '../session/account-rules'
import { hashPassword } from '../session/password'
import { normalizeEmail } from '../user/user.service'
import type { AccountParts } from './account.dependencies'
import { invalidLink } from './invalid-link'
import { passwordChangedLetter, resetLetter } from './mails'

const HOUR = 3_600

type Parts = Pick<AccountParts, 'attempts' | 'inTransaction' | 'later' | 'mailToken' | 'post' | 'user' | 'visitor'>

export const createResetService = ({
  attempts,
  inTransaction,
  later,
  mailToken,
  post,
  user: users,
  visitor,
}: Parts) => {
  const sendLink = async (email: string) => {
    const account = await users.byEmail(email)
    if (!account) return
    const token = await mailToken.issue('reset-password', account.id)
    await post.send(account.email, resetLetter(post.link('/reset-password', token)))
  }

  return {
    requestPasswordReset: async (email: string) => {
      const broken = brokenEmail(email.trim())
      if (broken) return { __typename: 'InvalidInput' as const, field: 'email', message: broken }
      const address = normalizeEmail(email)
      const attempt = await attempts.reserve([
        { of: ['reset-password', visitor.address], most: 10, seconds: HOUR },
        // Counted for addresses without an account, too: the answer tells nothing.
        { of: ['reset-mail', address], most: 5, seconds: HOUR },
      ])
      if (!attempt.granted) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
      // Whether there is an account is only looked up once the answer is out, so that its time tells nothing either.
      later('password reset', () => sendLink(address))
      return {
        __typename: 'PasswordResetRequested' as const,
        message: 'If there is an account with this email, we have sent it a link. It works for 30 minutes.',
      }
    },

    resetPassword: async ({ token, password }: ResetPasswordInput) => {
      const broken = brokenPassword(password)
      if (broken) return { __typename: 'InvalidInput' as const, field: 'password', message: broken }
      // Hashing is dear: nobody gets it with a made-up token.
      if (!(await mailToken.peek('reset-password', token))) return invalidLink
      const passwordHash = await hashPassword(password)
      const user = await inTransaction(async ({ user: accounts, session, mailToken: tokens }) => {
        const taken = await tokens.take('reset-password', token)
        const account = taken && (await accounts.lock(taken.userId))
        if (account?.deletedAt !== null) return undefined
        await accounts.setPassword(account.id, passwordHash)
        await tokens.voidAllOf(account.id)
        await session.endAllOf(account.id)
        return account
      })
      if (!user) return invalidLink
      post.sendLater(user.email, passwordChangedLetter(post.site()))
      return { __typename: 'PasswordReset' as const, message: 'Your password is changed. Log in with the new one.' }
    },
  }
}
