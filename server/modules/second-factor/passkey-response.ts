import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** The API takes responses of passkeys as JSON, in the form that WebAuthn defines. These check the fields that are read. */
const isResponse = (value: unknown, fields: readonly string[]) => {
  if (!hasTexts(value, ['id', 'rawId', 'type'])) return false
  return hasTexts(Reflect.get(value, 'response'), fields) && isObject(Reflect.get(value, 'clientExtensionResults'))
}

export const isRegistrationResponse = (value: unknown): value is RegistrationResponseJSON =>
  isResponse(value, ['clientDataJSON', 'attestationObject'])

export const isAuthenticationResponse = (value: unknown): value is AuthenticationResponseJSON =>
  isResponse(value, ['clientDataJSON', 'authenticatorData', 'signature'])

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const hasTexts = (value: unknown, names: readonly string[]): value is object =>
  isObject(value) && names.every((name) => typeof Reflect.get(value, name) === 'string')
