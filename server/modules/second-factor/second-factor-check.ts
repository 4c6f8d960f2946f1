import type { Visitor } from '../../api/visitor'
import { QUARTER_HOUR_SECONDS } from '../../lib/dates'
import type { InTransaction } from '../container-scopes'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import { tooManyAttempts } from '../rate-limit/throttle'
import type { SecurityLog } from '../security-log/security-log.service'
import type { AuthenticatorApps } from './authenticator-apps'
import type { Passkeys } from './passkeys'
import type { RecoveryCodes } from './recovery-codes'

/** One of the factors, as the API's inputs have them. */
export interface SecondFactor {
  code?: string | null | undefined
  recoveryCode?: string | null | undefined
  passkey?: unknown
}

const wrong = (message: string) => ({ __typename: 'WrongSecondFactor' as const, message })
const wrongCode = wrong('This code is not right. Wait for the next one in your app and try again.')
const wrongRecoveryCode = wrong('This recovery code is not right, or it was used before.')
export const wrongPasskey = wrong('This passkey was not accepted. Please try again.')

interface Scope {
  authenticatorApps: AuthenticatorApps
  recoveryCodes: RecoveryCodes
  securityLog: SecurityLog
}

interface Dependencies {
  passkeys: Passkeys
  rateLimiter: RateLimiter
  visitor: Visitor
  inTransaction: InTransaction<Scope>
}

/** Verifies a second factor of an account. Undefined if it is right. */
export const createSecondFactorCheck = ({ passkeys, rateLimiter, visitor, inTransaction }: Dependencies) => {
  const recoveryCodeIsRight = (userId: string, code: string) =>
    inTransaction(async ({ recoveryCodes, securityLog }) => {
      if (!(await recoveryCodes.accepts(userId, code))) return false
      await securityLog.record(userId, 'RECOVERY_CODE_USED', `${await recoveryCodes.left(userId)} left`)
      return true
    })

  const codeIsRight = (userId: string, code: string) =>
    inTransaction(({ authenticatorApps }) => authenticatorApps.accepts(userId, code))

  return async (userId: string, { code, recoveryCode, passkey }: SecondFactor) => {
    // A passkey can't be guessed.
    if (passkey != null) return (await passkeys.verifiedOwner(passkey)) === userId ? undefined : wrongPasskey
    const rateLimit = await rateLimiter.consume([
      { key: ['second-factor', userId], max: 20, seconds: QUARTER_HOUR_SECONDS },
    ])
    if (!rateLimit.allowed) return tooManyAttempts(visitor, rateLimit.retryAfterSeconds)
    if (recoveryCode != null && !(await recoveryCodeIsRight(userId, recoveryCode))) return wrongRecoveryCode
    if (recoveryCode == null && !(await codeIsRight(userId, code ?? ''))) return wrongCode
    await rateLimit.refund()
    return undefined
  }
}

export type SecondFactorCheck = ReturnType<typeof createSecondFactorCheck>
