import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { AuthenticatorApps } from './authenticator-apps'
import type { Passkeys } from './passkeys'
import type { PendingLogins } from './pending-logins'
import type { RecoveryCodes } from './recovery-codes'
import type { SecondFactorService } from './second-factor.service'

interface Dependencies {
  authenticatorApps: AuthenticatorApps
  passkeys: Passkeys
  pendingLogins: PendingLogins
  recoveryCodes: RecoveryCodes
  secondFactorService: SecondFactorService
  visitor: Visitor
}

export const createSecondFactorQueries = (dependencies: Dependencies) => {
  const { authenticatorApps, passkeys, pendingLogins, recoveryCodes, secondFactorService, visitor } = dependencies
  return {
    /** True for an account that must have a second factor and has none. */
    isMissing: secondFactorService.isMissing,

    of: async (user: UserRow) => ({
      obligatory: secondFactorService.isObligatory(user),
      authenticatorAppSince: await authenticatorApps.since(user.id),
      passkeys: await passkeys.of(user.id),
      recoveryCodesLeft: await recoveryCodes.left(user.id),
    }),

    /** The visitor's sign-in that waits for a second factor. Null if there is none. */
    pendingLogin: async () => {
      const login = visitor.otherTokens.pendingLogin && (await pendingLogins.find(visitor.otherTokens.pendingLogin))
      return login ? { methods: await secondFactorService.methodsOf(login.userId) } : null
    },
  }
}
