import type { SocialLoginInput, SocialProvider, SocialPurpose } from '../../generated/resolvers'
import type { Identity, IdentityProvider } from '../../ports/identity/identity'
import { providerNames } from '../../ports/identity/provider-names'
import { normalizeEmail, type UserService } from '../user/user.service'
import { brokenEmail } from './account-rules'
import type { Accounts, Admission } from './admission'
import type { SocialTripService } from './social-trip.service'

/** How somebody came back from a provider's page. */
export interface Arrival {
  kind: 'done' | 'failed' | 'suspended'
  purpose: SocialPurpose
  next: string | null
}

interface Dependencies {
  user: UserService
  admission: Admission
  trips: SocialTripService
  identities: IdentityProvider
  inTransaction: <Result>(work: (accounts: Accounts) => Promise<Result>) => Promise<Result>
}

export const createSocialService = ({ user: users, admission, trips, identities, inTransaction }: Dependencies) => {
  /** Never joined to an account by its email: whoever has the address at the provider need not be who has it here. */
  const openFor = async (provider: SocialProvider, { subject, name, email }: Identity) => {
    if (email === undefined || brokenEmail(email) !== undefined) return undefined
    return inTransaction(async ({ user: accounts }) => {
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
  }

  const userOf = async (provider: SocialProvider, identity: Identity) =>
    (await users.bySocialIdentity(provider, identity.subject)) ??
    (await openFor(provider, identity)) ??
    // Pressed twice: the other press has just opened it.
    users.bySocialIdentity(provider, identity.subject)

  const enter = async (provider: SocialProvider, identity: Identity | undefined) => {
    const user = identity && (await userOf(provider, identity))
    return user && admission.admit(user, false)
  }

  return {
    /** Signs in at once, or sends to the provider's page. */
    begin: async ({ provider, purpose = 'LOGIN', next }: SocialLoginInput) => {
      const { token, secrets } = trips.plan()
      const answer = await identities.begin(provider, secrets)
      if (answer.kind === 'redirect') {
        await trips.start(token, provider, { purpose, next: next && isOwnPath(next) ? next : null })
        return { __typename: 'SocialLoginRedirect' as const, url: answer.url }
      }
      const entered = await enter(provider, answer.kind === 'identity' ? answer.identity : undefined)
      if (!entered) {
        return {
          __typename: 'SocialLoginFailed' as const,
          message: `${providerNames[provider]} login failed. Please try another method.`,
        }
      }
      return 'user' in entered ? { __typename: 'SocialLoginSuccess' as const, user: entered.user } : entered
    },

    /** Signs in who is back from the provider's page. */
    finish: async (provider: SocialProvider, answer: URLSearchParams): Promise<Arrival> => {
      const trip = await trips.end(provider, answer.get('state'))
      if (!trip) return { kind: 'failed', purpose: 'LOGIN', next: null }
      const { secrets, purpose, next } = trip
      const entered = await enter(provider, await identities.finish(provider, secrets, answer))
      if (!entered) return { kind: 'failed', purpose, next }
      return { kind: 'user' in entered ? 'done' : 'suspended', purpose, next }
    },
  }
}

export type SocialService = ReturnType<typeof createSocialService>

const LONGEST_PATH = 1_000

/** `//host` and `/\host` are other sites, and so is `/` with a tab between the two, which browsers leave out. */
const isOwnPath = (path: string) => path.length <= LONGEST_PATH && /^\/(?![/\\])\P{Cc}*$/u.test(path)
