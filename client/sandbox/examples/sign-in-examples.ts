import type { ExampleSettings } from './documents'

const passkeyNote = 'Only a browser with a passkey can answer its challenge: use the page.'
const freshSignInNote = 'If you signed in more than 15 minutes ago, run SignInAgain first.'

/** Examples of second factors, and of signing in with them or again. */
export const signInExamples: Record<string, ExampleSettings> = {
  AddPasskey: {
    as: 'customer',
    runFirst: 'BeginPasskey',
    variables: { input: { name: 'Work laptop', passkey: {} } },
    resultType: 'InvalidInput',
    note: passkeyNote,
  },
  BeginAuthenticatorApp: { as: 'customer', note: freshSignInNote },
  BeginPasskey: { as: 'customer', note: freshSignInNote },
  CompleteLogin: {
    variables: { input: { code: 'from-the-app' } },
    resultType: 'LoginExpired',
    note: 'Add an authenticator app to an account and run Login first: sample accounts have no second factor.',
  },
  ConfirmAuthenticatorApp: {
    as: 'customer',
    runFirst: 'BeginAuthenticatorApp',
    variables: { code: 'from-the-app' },
    resultType: 'WrongSecondFactor',
    note: 'Type the secret into an authenticator app, and send the six digits that it shows.',
  },
  LoginWithPasskey: {
    variables: { input: { passkey: {}, remember: false } },
    resultType: 'WrongSecondFactor',
    note: passkeyNote,
  },
  PendingLogin: {
    nullAtFirst: true,
    note: 'Null unless a login waits for a second factor. Sample accounts have none.',
  },
  RemoveAuthenticatorApp: { as: 'customer', note: 'It also succeeds if there is none.' },
  RemovePasskey: {
    as: 'customer',
    variables: { id: 'one-of-yours' },
    take: { from: 'SecondFactor', at: ['secondFactors', 'passkeys', 0, 'id'], into: 'id' },
    note: 'It also succeeds if there is none.',
  },
  RenamePasskey: {
    as: 'customer',
    variables: { input: { id: 'one-of-yours', name: 'Old laptop' } },
    take: { from: 'SecondFactor', at: ['secondFactors', 'passkeys', 0, 'id'], into: 'input.id' },
    resultType: 'InvalidInput',
    note: 'Add a passkey in the settings first: sample accounts have none.',
  },
  ReplaceRecoveryCodes: {
    as: 'customer',
    resultType: 'NoSecondFactor',
    note: 'Recovery codes come with the first authenticator app or passkey. Sample accounts have none.',
  },
  SecondFactor: { as: 'customer' },
  SignInAgain: { as: 'customer', variables: { input: { password: 'password123' } } },
  SignInAgainAtProvider: {
    as: 'customer',
    variables: { input: { provider: 'GOOGLE', purpose: 'REAUTHENTICATION' } },
    resultType: 'SocialLoginFailed',
    note: 'The sample customer logs in with a password. After SocialLogin the answer is SocialLoginSuccess.',
  },
  SignInMethods: { as: 'customer' },
}
