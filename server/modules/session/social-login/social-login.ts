import type { Visitor } from '../../../api/visitor'
import type { SocialLoginInput, SocialProvider, SocialPurpose } from '../../../generated/resolvers'
import { type Identity, type IdentityProvider, providerNames } from '../../../infrastructure/identity/identity'
import { oneLine } from '../../../lib/text'
import type { InTransaction } from '../../container-scopes'
import type { StartLogin } from '../../second-factor/start-login'
import type { SecurityLog } from '../../security-log/security-log.service'
import { emailViolation, nameViolation } from '../../user/user.rules'
import { normalizeEmail, type UserService } from '../../user/user.service'
import type { SessionService } from '../session.service'
import type { OAuthFlow } from './oauth-flow'

/** The outcome of a login on a provider's page. */
export interface SocialLoginOutcome {
  kind: 'done' | 'failed' | 'second-factor' | 'suspended'
  purpose: SocialPurpose
  next: string | null
}

interface Dependencies {
  userService: UserService
  startLogin: StartLogin
  oauthFlow: OAuthFlow
  identityProvider: IdentityProvider
  sessionService: SessionService
  visitor: Visitor
  inTransaction: InTransaction<{ userService: UserService; securityLog: SecurityLog }>
}

/** The provider's name for a person, unless nobody can register it. */
const nameOf = ({ name }: Identity) => {
  const line = oneLine(name)
  return nameViolation(line) === undefined ? line : 'New member'
}

export const createSocialLogin = (dependencies: Dependencies) => {
  const { userService, startLogin, oauthFlow, identityProvider, sessionService, visitor, inTransaction } = dependencies

  /** Never links an identity to an account by email address, which may belong to another person at the provider. */
  const createAccountFor = async (provider: SocialProvider, identity: Identity) => {
    const { subject, email } = identity
    if (email === undefined || emailViolation(email) !== undefined) return undefined
    return inTransaction(async ({ userService: users, securityLog }) => {
      const account = await users.open({
        name: nameOf(identity),
        email: normalizeEmail(email),
        role: 'CUSTOMER',
        passwordHash: null,
        socialProvider: provider,
      })
      if (!account) return undefined
      await users.addSocialIdentity({ provider, subject, userId: account.id })
      await securityLog.record(account.id, 'SOCIAL_ACCOUNT_LINKED', providerNames[provider])
      return account
    })
  }

  const userOf = async (provider: SocialProvider, identity: Identity) =>
    (await userService.bySocialIdentity(provider, identity.subject)) ??
    (await createAccountFor(provider, identity)) ??
    // A concurrent request may have created the account.
    userService.bySocialIdentity(provider, identity.subject)

  /** Undefined unless the identity is that of the visitor's own account. */
  const signInAgain = async (provider: SocialProvider, { subject }: Identity) => {
    const user = await userService.bySocialIdentity(provider, subject)
    const own = visitor.token && (await sessionService.resume(visitor.token))
    if (!user || !own || !visitor.token || own.id !== user.id) return undefined
    await sessionService.authenticatedNow(visitor.token)
    return { user }
  }

  const signIn = async (provider: SocialProvider, identity: Identity | undefined, purpose: SocialPurpose) => {
    if (identity && purpose === 'REAUTHENTICATION') return signInAgain(provider, identity)
    const user = identity && (await userOf(provider, identity))
    return user && startLogin(user, false)
  }

  return {
    /** Signs in at once, or returns the URL of the provider's page. */
    begin: async ({ provider, purpose = 'LOGIN', next }: SocialLoginInput) => {
      const { token, secrets } = oauthFlow.plan()
      const loginStart = await identityProvider.begin(provider, secrets, loginOptionsFor(purpose))
      if (loginStart.kind === 'redirect') {
        await oauthFlow.start(token, provider, { purpose, next: next && isOwnPath(next) ? next : null })
        return { __typename: 'SocialLoginRedirect' as const, url: loginStart.url }
      }
      const started = await signIn(provider, loginStart.kind === 'identity' ? loginStart.identity : undefined, purpose)
      if (!started) {
        return {
          __typename: 'SocialLoginFailed' as const,
          message: `${providerNames[provider]} ${actionOf(purpose)} failed. Please try another method.`,
        }
      }
      return 'user' in started ? { __typename: 'SocialLoginSuccess' as const, user: started.user } : started
    },

    /** Finishes the login with the parameters of the provider's callback. */
    finish: async (provider: SocialProvider, callback: URLSearchParams): Promise<SocialLoginOutcome> => {
      const flow = await oauthFlow.end(provider, callback.get('state'))
      if (!flow) return { kind: 'failed', purpose: 'LOGIN', next: null }
      const { secrets, purpose, next } = flow
      const identity = await identityProvider.finish(provider, secrets, callback, loginOptionsFor(purpose))
      const started = await signIn(provider, identity, purpose)
      if (!started) return { kind: 'failed', purpose, next }
      if ('user' in started) return { kind: 'done', purpose, next }
      return { kind: started.__typename === 'AccountSuspended' ? 'suspended' : 'second-factor', purpose, next }
    },
  }
}

export type SocialLogin = ReturnType<typeof createSocialLogin>

/** To sign in again, the provider has to ask for its password even if its own session is open. */
const loginOptionsFor = (purpose: SocialPurpose) => ({ fresh: purpose === 'REAUTHENTICATION' })

const actionOf = (purpose: SocialPurpose) => (purpose === 'REGISTRATION' ? 'registration' : 'login')

const MAX_PATH_LENGTH = 1_000

/** Excludes `//host` and `/\host`, which lead to other sites, and control characters, which browsers ignore between the slashes. */
const isOwnPath = (path: string) => path.length <= MAX_PATH_LENGTH && /^\/(?![/\\])\P{Cc}*$/u.test(path)
