import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { LoginWithPasskeyInput } from '../../generated/resolvers'
import { QUARTER_HOUR_SECONDS } from '../../lib/dates'
import { addressLimits } from '../rate-limit/address-limits'
import type { Throttle } from '../rate-limit/throttle'
import type { StartSession } from '../session/start-session'
import type { UserQueries } from '../user/user.queries'
import type { Passkeys } from './passkeys'
import type { PendingLogins } from './pending-logins'
import { type SecondFactor, type SecondFactorCheck, wrongPasskey } from './second-factor-check'

interface Dependencies {
  passkeys: Passkeys
  pendingLogins: PendingLogins
  throttle: Throttle
  secondFactorCheck: SecondFactorCheck
  startSession: StartSession
  users: UserQueries
  visitor: Visitor
}

/** Sign-ins with a second factor, and with a passkey alone. */
export const createSecondFactorLogin = (dependencies: Dependencies) => {
  const { passkeys, pendingLogins, throttle, secondFactorCheck } = dependencies
  const { startSession, users, visitor } = dependencies

  const passkeyLimits = () =>
    addressLimits(visitor.address, { key: ['passkey'], max: 60, seconds: QUARTER_HOUR_SECONDS })

  const start = async (account: UserRow, remember: boolean) => {
    const started = await startSession(account, remember)
    return started && 'user' in started ? { __typename: 'LoginSuccess' as const, user: started.user } : started
  }

  return {
    complete: async (factor: SecondFactor) => {
      const token = visitor.otherTokens.pendingLogin
      const login = token && (await pendingLogins.attempt(token))
      if (!login) {
        visitor.setToken('pendingLogin', undefined)
        return loginExpired
      }
      const refused = await secondFactorCheck(login.userId, factor)
      if (refused) return refused
      const account = await users.find(login.userId)
      const isFirst = await pendingLogins.end(token)
      visitor.setToken('pendingLogin', undefined)
      if (!account || !isFirst) return loginExpired
      // The session does not start if the password was changed since it was verified.
      const started = await start({ ...account, passwordHash: login.passwordHash }, login.remember === 1)
      return started ?? loginExpired
    },

    beginPasskeyUse: async () => {
      const throttled = await throttle(passkeyLimits())
      if (throttled) return throttled
      return { __typename: 'PasskeyOptions' as const, options: await passkeys.requestOptions() }
    },

    withPasskey: async ({ passkey, remember }: LoginWithPasskeyInput) => {
      const throttled = await throttle(passkeyLimits())
      if (throttled) return throttled
      const userId = await passkeys.verifiedOwner(passkey)
      const account = userId === undefined ? undefined : await users.find(userId)
      return (account && (await start(account, remember ?? false))) ?? wrongPasskey
    },
  }
}

const loginExpired = {
  __typename: 'LoginExpired' as const,
  message: 'This sign-in has expired. Please log in again.',
}
