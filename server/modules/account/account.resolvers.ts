import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'

export const accountResolvers = {
  Query: {
    accountExport: (_, __, { viewer, visitor, accountExport }) => {
      visitor.hasLongAnswer = true
      return accountExport.exportOf(signedIn(viewer))
    },
    passwordRule: (_, __, { newPasswords }) => newPasswords.rule(),
  },
  Mutation: {
    updateProfile: (_, { input }, { viewer, accountCommands }) =>
      accountCommands.updateProfile(signedIn(viewer), input),
    changePassword: (_, { input }, { viewer, accountCommands }) =>
      accountCommands.changePassword(signedIn(viewer), input),
    requestEmailChange: (_, { input }, { viewer, accountCommands }) =>
      accountCommands.requestEmailChange(signedIn(viewer), input),
    requestEmailConfirmation: (_, __, { viewer, accountCommands }) =>
      accountCommands.requestEmailConfirmation(signedIn(viewer)),
    confirmEmailChange: (_, { token }, { accountCommands }) => accountCommands.confirmEmailChange(token),
    requestPasswordReset: (_, { email }, { accountCommands }) => accountCommands.requestPasswordReset(email),
    resetPassword: (_, { input }, { accountCommands }) => accountCommands.resetPassword(input),
    deleteAccount: (_, { input }, { viewer, accountCommands }) =>
      accountCommands.deleteAccount(signedIn(viewer), input.password),
  },
} satisfies ModuleResolvers
