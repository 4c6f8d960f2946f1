import type { UserRow } from '../../database/tables/tables'
import type { AuthenticatorApps } from './authenticator-apps'
import type { Passkeys } from './passkeys'
import type { RecoveryCodes } from './recovery-codes'
import type { SecondFactorService } from './second-factor.service'

interface Dependencies {
  authenticatorApps: AuthenticatorApps
  passkeys: Passkeys
  recoveryCodes: RecoveryCodes
  secondFactorService: SecondFactorService
}

export const createSecondFactorQueries = (dependencies: Dependencies) => {
  const { authenticatorApps, passkeys, recoveryCodes, secondFactorService } = dependencies
  return {
    /** True for an account that must have a second factor and has none. */
    isMissing: secondFactorService.isMissing,

    of: async (user: UserRow) => ({
      obligatory: secondFactorService.isObligatory(user),
      authenticatorAppSince: await authenticatorApps.since(user.id),
      passkeys: await passkeys.of(user.id),
      recoveryCodesLeft: await recoveryCodes.left(user.id),
    }),
  }
}
