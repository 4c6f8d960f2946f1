import type { Visitor } from '../../api/visitor'
import { DAY_SECONDS, QUARTER_HOUR_SECONDS } from '../../lib/dates'
import { secondFactorRefusedMail } from '../account/account.mails'
import type { InTransaction } from '../container-scopes'
import type { Infrastructure } from '../infrastructure'
import type { Outbox } from '../outbox/outbox.service'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import { tooManyAttempts } from '../rate-limit/throttle'
import type { SecurityLog } from '../security-log/security-log.service'
import type { KnownDevices } from '../session/known-devices'
import type { UserQueries } from '../user/user.queries'
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
  outbox: Pick<Outbox, 'enqueue'>
  recoveryCodes: RecoveryCodes
  securityLog: SecurityLog
}

interface Dependencies extends Pick<Infrastructure, 'siteOrigin' | 'supportAddress'> {
  knownDevices: Pick<KnownDevices, 'isKnown'>
  passkeys: Passkeys
  rateLimiter: RateLimiter
  users: Pick<UserQueries, 'find'>
  visitor: Visitor
  inTransaction: InTransaction<Scope>
}

/** Verifies a second factor of an account. Undefined if it is right. */
export const createSecondFactorCheck = (dependencies: Dependencies) => {
  const { knownDevices, passkeys, rateLimiter, users, visitor, siteOrigin, supportAddress, inTransaction } =
    dependencies

  /** Records and mails the fifth wrong code of a day, because the sign-ins and sessions that they were entered in may be many. */
  const countWrongCode = async (userId: string) => {
    const first = await rateLimiter.consume([{ key: ['wrong-second-factor', userId], max: 4, seconds: DAY_SECONDS }])
    if (first.allowed) return
    await inTransaction(async ({ outbox, securityLog }) => {
      if (await securityLog.recordRefusedSecondFactor(userId))
        await outbox.enqueue(userId, secondFactorRefusedMail(siteOrigin(), supportAddress))
    })
  }

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
    // Somebody who has only the password must not shut out the browsers of the account's owner.
    const account = await users.find(userId)
    const browser = account && (await knownDevices.isKnown(account)) ? 'known' : 'new'
    const rateLimit = await rateLimiter.consume([
      { key: ['second-factor', userId, browser], max: 20, seconds: QUARTER_HOUR_SECONDS },
      // Without it, a million codes are few for somebody who has the password and a year.
      { key: ['second-factor-day', userId, browser], max: 60, seconds: DAY_SECONDS },
    ])
    if (!rateLimit.allowed) return tooManyAttempts(visitor, rateLimit.retryAfterSeconds)
    const isRight =
      recoveryCode == null ? await codeIsRight(userId, code ?? '') : await recoveryCodeIsRight(userId, recoveryCode)
    if (isRight) {
      await rateLimit.refund()
      return undefined
    }
    await countWrongCode(userId)
    return recoveryCode == null ? wrongCode : wrongRecoveryCode
  }
}

export type SecondFactorCheck = ReturnType<typeof createSecondFactorCheck>
