import type { UserRow } from '../../database/tables/tables'
import type { AddPasskeyInput, RenamePasskeyInput, SecondFactorKind } from '../../generated/resolvers'
import { QUARTER_HOUR_SECONDS } from '../../lib/dates'
import { oneLine } from '../../lib/text'
import { invalidInput, labelViolation } from '../../lib/violations'
import type { InTransaction } from '../container-scopes'
import type { Throttle } from '../rate-limit/throttle'
import type { SecurityLog } from '../security-log/security-log.service'
import type { UserService } from '../user/user.service'
import type { AuthenticatorApps } from './authenticator-apps'
import type { Passkeys } from './passkeys'
import type { RecoveryCodes } from './recovery-codes'
import type { SecondFactorService } from './second-factor.service'

const MAX_PASSKEYS = 20

interface Scope {
  authenticatorApps: AuthenticatorApps
  passkeys: Passkeys
  recoveryCodes: RecoveryCodes
  secondFactorService: SecondFactorService
  securityLog: SecurityLog
  userService: UserService
}

interface Dependencies {
  passkeys: Passkeys
  throttle: Throttle
  inTransaction: InTransaction<Scope>
}

/** Adds and removes the second factors of the viewer's own account. */
export const createSecondFactorCommands = ({ passkeys, throttle, inTransaction }: Dependencies) => {
  /** Locks the account, so that of two concurrent requests the second sees the factors that the first left. */
  const withFactors = <Result>(
    { id }: UserRow,
    work: (scope: Scope, account: UserRow, factors: readonly SecondFactorKind[]) => Promise<Result>,
  ) =>
    inTransaction(async (scope) => {
      const account = await scope.userService.lockActive(id)
      return work(scope, account, await scope.secondFactorService.factorsOf(id))
    })

  /** Removes the recovery codes with the last factor. */
  const removed = async ({ recoveryCodes, secondFactorService }: Scope, userId: string) => {
    const anyLeft = (await secondFactorService.factorsOf(userId)).length > 0
    if (!anyLeft) await recoveryCodes.removeAllOf(userId)
    return { __typename: 'SecondFactorRemoved' as const, anyLeft }
  }

  return {
    beginAuthenticatorApp: (viewer: UserRow) =>
      withFactors(viewer, async ({ authenticatorApps }, account, factors) => {
        if (factors.includes('AUTHENTICATOR_APP')) return appExists
        return { __typename: 'AuthenticatorAppSecret' as const, ...(await authenticatorApps.begin(account)) }
      }),

    confirmAuthenticatorApp: async (viewer: UserRow, code: string) => {
      const throttled = await throttle([{ key: ['new-factor', viewer.id], max: 20, seconds: QUARTER_HOUR_SECONDS }])
      if (throttled) return throttled
      return withFactors(viewer, async ({ authenticatorApps, secondFactorService, securityLog }, { id }, factors) => {
        if (!(await authenticatorApps.confirm(id, code))) return wrongFirstCode
        await securityLog.record(id, 'SECOND_FACTOR_ADDED')
        return {
          __typename: 'SecondFactorAdded' as const,
          recoveryCodes: await secondFactorService.added(id, factors),
        }
      })
    },

    removeAuthenticatorApp: (viewer: UserRow) =>
      withFactors(viewer, async (scope, account, factors) => {
        const isLast = factors.length === 1 && factors.includes('AUTHENTICATOR_APP')
        if (isLast && scope.secondFactorService.isObligatory(account)) return obligatory
        const existed = await scope.authenticatorApps.remove(account.id)
        if (existed) await scope.securityLog.record(account.id, 'SECOND_FACTOR_REMOVED')
        return removed(scope, account.id)
      }),

    beginPasskey: async (viewer: UserRow) => ({
      __typename: 'PasskeyOptions' as const,
      options: await passkeys.registrationOptions(viewer),
    }),

    addPasskey: async (viewer: UserRow, { name: text, passkey }: AddPasskeyInput) => {
      const name = oneLine(text)
      const violation = labelViolation(name)
      if (violation) return violation
      return withFactors(viewer, async (scope, account, factors) => {
        if ((await scope.passkeys.of(account.id)).length >= MAX_PASSKEYS)
          return invalidInput('passkey', `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.`)
        if (!(await scope.passkeys.register(account, name, passkey)))
          return invalidInput('passkey', 'This passkey could not be registered. Please try again.')
        await scope.securityLog.record(account.id, 'PASSKEY_ADDED', name)
        return {
          __typename: 'SecondFactorAdded' as const,
          recoveryCodes: await scope.secondFactorService.added(account.id, factors),
        }
      })
    },

    renamePasskey: async (viewer: UserRow, { id, name: text }: RenamePasskeyInput) => {
      const name = oneLine(text)
      const violation = labelViolation(name)
      if (violation) return violation
      return withFactors(viewer, async (scope, account) => {
        const former = (await scope.passkeys.of(account.id)).find((passkey) => passkey.id === id)
        const passkey = await scope.passkeys.rename(account.id, id, name)
        if (!former || !passkey) return invalidInput('id', 'This passkey was removed. Reload the page.')
        if (former.name !== name)
          await scope.securityLog.record(account.id, 'PASSKEY_RENAMED', `${former.name} → ${name}`)
        return { __typename: 'PasskeyRenamed' as const, passkey }
      })
    },

    removePasskey: (viewer: UserRow, id: string) =>
      withFactors(viewer, async (scope, account, factors) => {
        const own = await scope.passkeys.of(account.id)
        const isLast = factors.length === 1 && own.length === 1 && own[0]?.id === id
        if (isLast && scope.secondFactorService.isObligatory(account)) return obligatory
        const name = await scope.passkeys.remove(account.id, id)
        if (name !== undefined) await scope.securityLog.record(account.id, 'PASSKEY_REMOVED', name)
        return removed(scope, account.id)
      }),

    replaceRecoveryCodes: (viewer: UserRow) =>
      withFactors(viewer, async ({ recoveryCodes, securityLog }, { id }, factors) => {
        if (factors.length === 0) return noSecondFactor
        await securityLog.record(id, 'RECOVERY_CODES_REPLACED')
        return { __typename: 'RecoveryCodesReplaced' as const, codes: await recoveryCodes.replace(id) }
      }),
  }
}

const wrongFirstCode = {
  __typename: 'WrongSecondFactor' as const,
  message: 'This code is not right. Check that the clock of your phone is right, and enter the current code.',
}

const appExists = { __typename: 'AuthenticatorAppExists' as const, message: 'Remove your current app first.' }

const noSecondFactor = {
  __typename: 'NoSecondFactor' as const,
  message: 'Add an authenticator app or a passkey first.',
}

const obligatory = {
  __typename: 'SecondFactorObligatory' as const,
  message: 'Admins need a second factor. Add another one before you remove this one.',
}
