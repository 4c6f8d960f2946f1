import { Secret, TOTP } from 'otpauth'
import type { Visitor } from '../../api/visitor'
import type { Execute } from '../execute'
import type { SecondFactorInput } from '../generated/schema'
import { expectType } from '../result'
import {
  BeginAuthenticatorAppDocument,
  CompleteLoginDocument,
  ConfirmAuthenticatorAppDocument,
} from './second-factors.generated'

/** The code that an authenticator app shows. */
export const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** Adds an authenticator app to the visitor's account and returns its secret and the recovery codes. */
export const addAuthenticatorApp = async (execute: Execute, visitor: Visitor, now: Date) => {
  const { data } = await execute(BeginAuthenticatorAppDocument, {}, visitor)
  const { secret } = expectType(data.beginAuthenticatorApp, 'AuthenticatorAppSecret')
  const confirmed = await execute(ConfirmAuthenticatorAppDocument, { code: codeAt(secret, now) }, visitor)
  return { secret, ...expectType(confirmed.data.confirmAuthenticatorApp, 'SecondFactorAdded') }
}

/** Sends a second factor and returns the member of the result union. */
export const completeLogin = async (execute: Execute, input: SecondFactorInput, visitor: Visitor) =>
  (await execute(CompleteLoginDocument, { input }, visitor)).data.completeLogin
