import { fromDatabase, type Module } from '../module'
import { createAuthenticatorApps } from './authenticator-apps'
import { createPasskeyRepository } from './passkey.repository'
import { createPasskeys } from './passkeys'
import { createPendingLoginRepository } from './pending-login.repository'
import { createPendingLogins } from './pending-logins'
import { createRecoveryCodes } from './recovery-codes'
import { createSecondFactorCommands } from './second-factor.commands'
import { createSecondFactorQueries } from './second-factor.queries'
import { createSecondFactorRepository } from './second-factor.repository'
import { secondFactorResolvers } from './second-factor.resolvers'
import { createSecondFactorService } from './second-factor.service'
import { createSecondFactorCheck } from './second-factor-check'
import { secondFactorExport } from './second-factor-export'
import { createSecondFactorLogin } from './second-factor-login.commands'
import { createSignInAgain } from './sign-in-again'
import { createStartLogin } from './start-login'

export const factories = {
  services: {
    authenticatorApps: createAuthenticatorApps,
    passkeyRepository: fromDatabase(createPasskeyRepository),
    passkeys: createPasskeys,
    pendingLoginRepository: fromDatabase(createPendingLoginRepository),
    pendingLogins: createPendingLogins,
    recoveryCodes: createRecoveryCodes,
    secondFactorRepository: fromDatabase(createSecondFactorRepository),
    secondFactorService: createSecondFactorService,
  },
  queries: { secondFactors: createSecondFactorQueries },
  requestServices: { secondFactorCheck: createSecondFactorCheck, startLogin: createStartLogin },
  commands: {
    secondFactorCommands: createSecondFactorCommands,
    secondFactorLogin: createSecondFactorLogin,
    signInAgain: createSignInAgain,
  },
}

export const module = {
  resolvers: secondFactorResolvers,
  access: {
    Query: { pendingLogin: 'anyone', secondFactors: 'signed-in' },
    Mutation: {
      addPasskey: 'signed-in',
      beginAuthenticatorApp: 'signed-in',
      beginPasskey: 'signed-in',
      beginPasskeyUse: 'anyone',
      completeLogin: 'anyone',
      confirmAuthenticatorApp: 'signed-in',
      loginWithPasskey: 'anyone',
      removeAuthenticatorApp: 'signed-in',
      removePasskey: 'signed-in',
      renamePasskey: 'signed-in',
      replaceRecoveryCodes: 'signed-in',
      signInAgain: 'signed-in',
    },
  },
  freshSignIn: {
    addPasskey: 'everybody',
    beginAuthenticatorApp: 'everybody',
    beginPasskey: 'everybody',
    confirmAuthenticatorApp: 'everybody',
    removeAuthenticatorApp: 'everybody',
    removePasskey: 'everybody',
    replaceRecoveryCodes: 'everybody',
  },
  beforeConfirmation: {
    addPasskey: true,
    beginAuthenticatorApp: true,
    beginPasskey: true,
    confirmAuthenticatorApp: true,
    removeAuthenticatorApp: true,
    removePasskey: true,
    renamePasskey: true,
    replaceRecoveryCodes: true,
    signInAgain: true,
  },
  beforeSecondFactor: {
    Query: ['secondFactors'],
    Mutation: ['addPasskey', 'beginAuthenticatorApp', 'beginPasskey', 'confirmAuthenticatorApp', 'signInAgain'],
  },
  accountExport: secondFactorExport,
  ...factories,
} satisfies Module
