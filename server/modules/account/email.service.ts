import type { UserRow } from '../../database/tables'
import type { RequestEmailChangeInput } from '../../generated/resolvers'
import { tooManyAttempts } from '../attempt/too-many-attempts'
import { brokenEmail } from '../session/account-rules'
import { normalizeEmail } from '../user/user.service'
import type { AccountParts, Belongings } from './account.dependencies'
import { invalidLink } from './invalid-link'
import { confirmEmailLetter, emailChangedLetter } from './mails'

const HOUR = 3_600

type Parts = Pick<
  AccountParts,
  'attempts' | 'inTransaction' | 'later' | 'mailToken' | 'ownPassword' | 'post' | 'user' | 'visitor'
>

export const createEmailService = (parts: Parts) => {
  const { attempts, inTransaction, later, mailToken, ownPassword, post, user: users, visitor } = parts

  const sendLink = async (userId: string, email: string) => {
    // Whoever has the address already gets no mail, and nobody is told.
    if (await users.byEmail(email)) return
    const token = await mailToken.issue('change-email', userId, email)
    await post.send(email, confirmEmailLetter(post.link('/confirm-email', token)))
  }

  const change = async ({ user: accounts, mailToken: tokens }: Belongings, token: string) => {
    const taken = await tokens.take('change-email', token)
    const account = taken && (await accounts.lock(taken.userId))
    if (account?.deletedAt !== null || taken?.email == null) return invalidLink
    const holder = await accounts.byEmail(taken.email)
    if (holder) return emailTaken
    const { email } = await accounts.setEmail(account, taken.email)
    // What was sent to the address before opens nothing any more.
    await tokens.voidAllOf(account.id)
    return { __typename: 'EmailChanged' as const, email, before: account.email }
  }

  return {
    requestEmailChange: async (viewer: UserRow, { email, password }: RequestEmailChangeInput) => {
      const address = normalizeEmail(email)
      const broken = brokenInput(viewer, email.trim(), address)
      if (broken) return { __typename: 'InvalidInput' as const, ...broken }
      const refused = await ownPassword(viewer, password)
      if (refused) return refused
      const attempt = await attempts.reserve([
        { of: ['change-email', viewer.id], most: 5, seconds: HOUR },
        { of: ['change-email-mail', address], most: 5, seconds: HOUR },
      ])
      if (!attempt.granted) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
      later('email change', () => sendLink(viewer.id, address))
      return { __typename: 'EmailChangeRequested' as const, email: address }
    },

    confirmEmailChange: async (token: string) => {
      const outcome = await inTransaction((within) => change(within, token)).catch(async (error: unknown) => {
        // At the same moment somebody else may have got the address: then it is theirs, and this no accident.
        const asked = await mailToken.peek('change-email', token)
        if (asked?.email && (await users.byEmail(asked.email))) return emailTaken
        throw error
      })
      if (outcome.__typename === 'EmailChanged') post.sendLater(outcome.before, emailChangedLetter())
      return outcome
    },
  }
}

const emailTaken = { __typename: 'EmailTaken' as const, message: 'Another account has this email address by now.' }

const brokenInput = ({ passwordHash, email: current }: UserRow, email: string, address: string) => {
  const message = brokenEmail(email) ?? (address === current ? 'This is your email address already' : undefined)
  if (message) return { field: 'email', message }
  // Without one, a stolen session alone could take the account over.
  return passwordHash === null ? { field: 'password', message: 'Please set a password first' } : undefined
}
