import { Secret, TOTP } from 'otpauth'
import type { UserRow } from '../../database/tables/tables'
import type { Clock } from '../../infrastructure/clock'
import type { SecretBox } from '../../infrastructure/secret-box/secret-box'
import type { SecondFactorRepository } from './second-factor.repository'

/** Codes of the steps before and after are accepted, because the clocks of phones differ. */
const DRIFT_STEPS = 1
const SECRET_BYTES = 20

const totpOf = (secret: Secret, email = '') =>
  new TOTP({ issuer: 'Marque', label: email, secret, algorithm: 'SHA1', digits: 6, period: 30 })

interface Dependencies {
  secondFactorRepository: SecondFactorRepository
  secretBox: SecretBox
  clock: Clock
  now: () => Date
}

/** Authenticator apps, which show time-based one-time passwords (RFC 6238). */
export const createAuthenticatorApps = ({ secondFactorRepository, secretBox, clock, now }: Dependencies) => {
  /** Accepts each code once. Uses real time, which the sample clock doesn't move. */
  const verify = async (userId: string, code: string, encryptedSecret: string) => {
    const totp = totpOf(Secret.fromBase32(await secretBox.decrypt(encryptedSecret, userId)))
    const timestamp = clock.realNow().getTime()
    const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: DRIFT_STEPS })
    if (delta === null) return false
    return secondFactorRepository.takeTimeStep(userId, totp.counter({ timestamp }) + delta)
  }

  return {
    /** The time when the account's app was confirmed. Null without one. */
    since: async (userId: string) => (await secondFactorRepository.app(userId))?.confirmedAt ?? null,

    /** Creates a secret, which replaces one that was not confirmed. */
    begin: async ({ id, email }: UserRow) => {
      const secret = new Secret({ size: SECRET_BYTES })
      await secondFactorRepository.addApp(id, await secretBox.encrypt(secret.base32, id))
      return { secret: secret.base32, address: totpOf(secret, email).toString() }
    },

    /** Returns false for a wrong code. */
    confirm: async (userId: string, code: string) => {
      const app = await secondFactorRepository.app(userId)
      if (!app || app.confirmedAt !== null || !(await verify(userId, code, app.encryptedSecret))) return false
      await secondFactorRepository.confirmApp(userId, now())
      return true
    },

    /** Returns true for a code of the account's confirmed app that was not used before. */
    accepts: async (userId: string, code: string) => {
      const app = await secondFactorRepository.app(userId)
      return app !== undefined && app.confirmedAt !== null && verify(userId, code, app.encryptedSecret)
    },

    /** Returns false if the account had no confirmed app. */
    remove: secondFactorRepository.removeApp,
  }
}

export type AuthenticatorApps = ReturnType<typeof createAuthenticatorApps>
