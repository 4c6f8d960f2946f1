import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'

export const secondFactorResolvers = {
  Query: {
    pendingLogin: (_, __, { secondFactors }) => secondFactors.pendingLogin(),
    secondFactors: (_, __, { viewer, secondFactors }) => secondFactors.of(signedIn(viewer)),
  },
  Mutation: {
    completeLogin: (_, { input }, { secondFactorLogin }) => secondFactorLogin.complete(input),
    beginPasskeyUse: (_, __, { secondFactorLogin }) => secondFactorLogin.beginPasskeyUse(),
    loginWithPasskey: (_, { input }, { secondFactorLogin }) => secondFactorLogin.withPasskey(input),
    signInAgain: (_, { input }, { viewer, signInAgain }) => signInAgain(signedIn(viewer), input),
    beginAuthenticatorApp: (_, __, { viewer, secondFactorCommands }) =>
      secondFactorCommands.beginAuthenticatorApp(signedIn(viewer)),
    confirmAuthenticatorApp: (_, { code }, { viewer, secondFactorCommands }) =>
      secondFactorCommands.confirmAuthenticatorApp(signedIn(viewer), code),
    removeAuthenticatorApp: (_, __, { viewer, secondFactorCommands }) =>
      secondFactorCommands.removeAuthenticatorApp(signedIn(viewer)),
    beginPasskey: (_, __, { viewer, secondFactorCommands }) => secondFactorCommands.beginPasskey(signedIn(viewer)),
    addPasskey: (_, { input }, { viewer, secondFactorCommands }) =>
      secondFactorCommands.addPasskey(signedIn(viewer), input),
    removePasskey: (_, { id }, { viewer, secondFactorCommands }) =>
      secondFactorCommands.removePasskey(signedIn(viewer), id),
    renamePasskey: (_, { input }, { viewer, secondFactorCommands }) =>
      secondFactorCommands.renamePasskey(signedIn(viewer), input),
    replaceRecoveryCodes: (_, __, { viewer, secondFactorCommands }) =>
      secondFactorCommands.replaceRecoveryCodes(signedIn(viewer)),
  },
} satisfies ModuleResolvers
