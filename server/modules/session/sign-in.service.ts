import type { UserRow } from '../../database/tables'
import type { LoginInput, RegisterInput, SocialProvider } from '../../generated/resolvers'
import type { Identity, IdentityProvider } from '../../ports/identity/identity'
import { providerNames } from '../../ports/identity/provider-names'
import type { Visitor } from '../../visitor'
import type { AttemptService } from '../attempt/attempt.service'
import { normalizeEmail, type UserService } from '../user/user.service'
import { hashPassword, verifyPassword } from './password'
import { brokenRule, tidied } from './registration-rules'
import type { SessionService } from './session.service'

const QUARTER_HOUR = 900
const HOUR = 3_600

interface Accounts {
  user: UserService
  session: SessionService
}

export interface SignInDependencies extends Accounts {
  attempts: AttemptService
  identities: IdentityProvider
  visitor: Visitor
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (accounts: Accounts) => Promise<Result>) => Promise<Result>
}

export const createSignInService = (dependencies: SignInDependencies) => {
  const { user: users, session: sessions, attempts, identities, visitor, inTransaction } = dependencies

  const tooMany = (retryAfterSeconds: number) => {
    visitor.retryAfterSeconds = retryAfterSeconds
    return { __typename: 'TooManyAttempts' as const, retryAfterSeconds }
  }

  const end = async () => {
    if (visitor.token) await sessions.end(visitor.token)
  }

  /** A new token at every sign-in: one that was known before is worth nothing after. */
  const signIn = async (user: UserRow, remember: boolean) => {
    await end()
    visitor.keepSession(await sessions.start(user.id, remember))
    return user
  }

  const openFor = (provider: SocialProvider, { subject, name, email }: Identity) =>
    inTransaction(async ({ user: accounts }) => {
      const account = await accounts.open({
        name,
        email: normalizeEmail(email),
        role: 'CUSTOMER',
        passwordHash: null,
        socialProvider: provider,
      })
      if (account) await accounts.addSocialIdentity({ provider, subject, userId: account.id })
      return account
    })

  const userOf = async (provider: SocialProvider, identity: Identity) =>
    (await users.bySocialIdentity(provider, identity.subject)) ??
    (await openFor(provider, identity)) ??
    // Pressed twice: the other press has just opened it.
    users.bySocialIdentity(provider, identity.subject)

  return {
    login: async ({ email, password, remember }: LoginInput) => {
      const address = normalizeEmail(email)
      const attempt = await attempts.reserve([
        { of: ['login', address, visitor.address], most: 10, seconds: QUARTER_HOUR },
        { of: ['login', visitor.address], most: 100, seconds: QUARTER_HOUR },
      ])
      if (!attempt.granted) return tooMany(attempt.retryAfterSeconds)
      const user = await users.byEmail(address)
      if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
        return {
          __typename: 'InvalidCredentials' as const,
          message: 'Invalid email or password. Please try again or use a social login option.',
        }
      }
      await attempt.giveBack()
      return { __typename: 'LoginSuccess' as const, user: await signIn(user, remember ?? false) }
    },

    register: async (input: RegisterInput) => {
      const attempt = await attempts.reserve([{ of: ['register', visitor.address], most: 30, seconds: HOUR }])
      if (!attempt.granted) return tooMany(attempt.retryAfterSeconds)
      const registration = tidied(input)
      const broken = brokenRule(registration)
      if (broken) return { __typename: 'InvalidInput' as const, ...broken }
      const { name, email, password, role, companyName } = registration
      const passwordHash = await hashPassword(password)
      const opened = await inTransaction(async ({ user: accounts, session }) => {
        const user = await accounts.open({ name, email: normalizeEmail(email), role, passwordHash, companyName })
        return user && { user, session: await session.start(user.id, false) }
      })
      if (!opened) {
        return { __typename: 'EmailTaken' as const, message: 'Registration failed. Email might already be in use.' }
      }
      await end()
      visitor.keepSession(opened.session)
      return { __typename: 'RegisterSuccess' as const, user: opened.user }
    },

    socialLogin: async (provider: SocialProvider) => {
      const answer = await identities.vouch(provider)
      if (answer.kind === 'redirect') return { __typename: 'SocialLoginRedirect' as const, url: answer.url }
      const user = answer.kind === 'identity' && (await userOf(provider, answer.identity))
      return user
        ? { __typename: 'SocialLoginSuccess' as const, user: await signIn(user, false) }
        : {
            __typename: 'SocialLoginFailed' as const,
            message: `${providerNames[provider]} login failed. Please try another method.`,
          }
    },

    logout: async () => {
      await end()
      visitor.dropSession()
      return true
    },
  }
}
