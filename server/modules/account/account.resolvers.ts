import { signedIn } from '../../api/access-guard'
import type { ModuleResolvers } from '../../api/resolver-types'

export const accountResolvers = {
  Query: { accountExport: (_, __, { viewer, accountExport }) => accountExport.exportOf(signedIn(viewer)) },
  Mutation: {
    updateProfile: (_, { input }, { viewer, accountCommands }) =>
      accountCommands.updateProfile(signedIn(viewer), input),
    changePassword: (_, { input }, { viewer, accountCommands }) =>
      accountCommands.changePassword(signedIn(viewer), input),
    requestEmailChange: (_, { input }, { viewer, accountCommands }) =>
      accountCommands.requestEmailChange(signedIn(viewer), input),
    confirmEmailChange: (_, { token }, { accountCommands }) => accountCommands.confirmEmailChange(token),
    requestPasswordReset: (_, { email }, { accountCommands }) => accountCommands.requestPasswordReset(email),
    resetPassword: (_, { input }, { accountCommands }) => accountCommands.resetPassword(input),
    deleteAccount: (_, { input }, { viewer, accountCommands }) =>
      accountCommands.deleteAccount(signedIn(viewer), input.password),
  },
} satisfies ModuleResolvers
