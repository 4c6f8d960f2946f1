import type { SocialLoginInput, SocialProvider, SocialPurpose } from '../../generated/resolvers'
import { type Identity, type IdentityProvider, providerNames } from '../../infrastructure/identity/identity'
import { emailViolation } from '../account/account.rules'
import type { InTransaction } from '../scopes'
import { normalizeEmail, type UserService } from '../user/user.service'
import type { OAuthFlow } from './oauth-flow'
import type { StartSession } from './start-session'

/** The outcome of a login on a provider's page. */
export interface SocialLoginOutcome {
  kind: 'done' | 'failed' | 'suspended'
  purpose: SocialPurpose
  next: string | null
}

interface Dependencies {
  userService: UserService
  startSession: StartSession
  oauthFlow: OAuthFlow
  identityProvider: IdentityProvider
  inTransaction: InTransaction<{ userService: UserService }>
}

export const createSocialLogin = (dependencies: Dependencies) => {
  const { userService, startSession, oauthFlow, identityProvider, inTransaction } = dependencies

  /** An identity is never linked to an account by email address: the same address may belong to different people here and there. */
  const createAccountFor = async (provider: SocialProvider, { subject, name, email }: Identity) => {
    if (email === undefined || emailViolation(email) !== undefined) return undefined
    return inTransaction(async ({ userService: users }) => {
      const account = await users.open({
        name,
        email: normalizeEmail(email),
        role: 'CUSTOMER',
        passwordHash: null,
        socialProvider: provider,
      })
      if (account) await users.addSocialIdentity({ provider, subject, userId: account.id })
      return account
    })
  }

  const userOf = async (provider: SocialProvider, identity: Identity) =>
    (await userService.bySocialIdentity(provider, identity.subject)) ??
    (await createAccountFor(provider, identity)) ??
    // A parallel request has just created it.
    userService.bySocialIdentity(provider, identity.subject)

  const signIn = async (provider: SocialProvider, identity: Identity | undefined) => {
    const user = identity && (await userOf(provider, identity))
    return user && startSession(user, false)
  }

  return {
    /** Signs in at once, or returns the URL of the provider's page. */
    begin: async ({ provider, purpose = 'LOGIN', next }: SocialLoginInput) => {
      const { token, secrets } = oauthFlow.plan()
      const answer = await identityProvider.begin(provider, secrets)
      if (answer.kind === 'redirect') {
        await oauthFlow.start(token, provider, { purpose, next: next && isOwnPath(next) ? next : null })
        return { __typename: 'SocialLoginRedirect' as const, url: answer.url }
      }
      const started = await signIn(provider, answer.kind === 'identity' ? answer.identity : undefined)
      if (!started) {
        return {
          __typename: 'SocialLoginFailed' as const,
          message: `${providerNames[provider]} login failed. Please try another method.`,
        }
      }
      return 'user' in started ? { __typename: 'SocialLoginSuccess' as const, user: started.user } : started
    },

    /** Finishes the login after the provider's page. */
    finish: async (provider: SocialProvider, answer: URLSearchParams): Promise<SocialLoginOutcome> => {
      const flow = await oauthFlow.end(provider, answer.get('state'))
      if (!flow) return { kind: 'failed', purpose: 'LOGIN', next: null }
      const { secrets, purpose, next } = flow
      const started = await signIn(provider, await identityProvider.finish(provider, secrets, answer))
      if (!started) return { kind: 'failed', purpose, next }
      return { kind: 'user' in started ? 'done' : 'suspended', purpose, next }
    },
  }
}

export type SocialLogin = ReturnType<typeof createSocialLogin>

const MAX_PATH_LENGTH = 1_000

/** Excludes `//host` and `/\host`, which are other sites, and control characters, which browsers skip between the slashes. */
const isOwnPath = (path: string) => path.length <= MAX_PATH_LENGTH && /^\/(?![/\\])\P{Cc}*$/u.test(path)
