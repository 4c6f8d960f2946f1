import type { UserRow } from '../../database/tables/tables'
import type { SecondFactorKind } from '../../generated/resolvers'
import type { Infrastructure } from '../infrastructure'
import type { AuthenticatorApps } from './authenticator-apps'
import type { Passkeys } from './passkeys'
import type { PendingLogins } from './pending-logins'
import type { RecoveryCodes } from './recovery-codes'

interface Dependencies extends Pick<Infrastructure, 'sampleAccounts'> {
  authenticatorApps: AuthenticatorApps
  passkeys: Passkeys
  pendingLogins: PendingLogins
  recoveryCodes: RecoveryCodes
}

export const createSecondFactorService = (dependencies: Dependencies) => {
  const { authenticatorApps, passkeys, pendingLogins, recoveryCodes, sampleAccounts } = dependencies

  /** Authenticator app and passkey, as far as the account has them. */
  const factorsOf = async (userId: string) => {
    const factors: SecondFactorKind[] = []
    if ((await authenticatorApps.since(userId)) !== null) factors.push('AUTHENTICATOR_APP')
    if ((await passkeys.of(userId)).length > 0) factors.push('PASSKEY')
    return factors
  }

  /** With sample data the admin's password is public anyway. */
  const isObligatory = ({ role }: Pick<UserRow, 'role'>) => role === 'ADMIN' && sampleAccounts.length === 0

  return {
    factorsOf,
    isObligatory,

    /** True for an account that must have a second factor and has none. It may only set one up. */
    isMissing: async (user: UserRow) => isObligatory(user) && (await factorsOf(user.id)).length === 0,

    /** The factors that complete a sign-in. Empty for an account without a second factor. */
    methodsOf: async (userId: string) => {
      const factors = await factorsOf(userId)
      if (factors.length > 0 && (await recoveryCodes.left(userId)) > 0) factors.push('RECOVERY_CODE')
      return factors
    },

    /** Creates recovery codes with the first factor. Returns them, or nothing if the account had a factor before. */
    added: async (userId: string, before: readonly SecondFactorKind[]) =>
      before.length === 0 ? recoveryCodes.replace(userId) : [],

    /** Forgets a deleted account. */
    removeAllOf: async (userId: string) => {
      await authenticatorApps.remove(userId)
      await passkeys.removeAllOf(userId)
      await recoveryCodes.removeAllOf(userId)
      await pendingLogins.removeAllOf(userId)
    },
  }
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>
