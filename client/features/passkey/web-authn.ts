import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

/** Loaded when a passkey is used: few people do. */
const library = () => import('@simplewebauthn/browser')

/** False on the server, in old browsers, and on sites without https. */
export const supportsPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** Asks the browser for a passkey. Throws if the user cancels. */
export const usedPasskey = async (options: unknown): Promise<AuthenticationResponseJSON> => {
  if (!isRequest(options)) throw new Error('These are no options of a passkey')
  return (await library()).startAuthentication({ optionsJSON: options })
}

/** Lets the browser create a passkey. Throws if the user cancels. */
export const createdPasskey = async (options: unknown): Promise<RegistrationResponseJSON> => {
  if (!isCreation(options)) throw new Error('These are no options of a passkey')
  return (await library()).startRegistration({ optionsJSON: options })
}

const hasChallenge = (options: unknown): options is object =>
  typeof options === 'object' && options !== null && typeof Reflect.get(options, 'challenge') === 'string'

const isRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON => hasChallenge(options)

const isCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  hasChallenge(options) && 'user' in options
