import type { ModuleResolvers } from '../../resolver-types'
import { signedIn } from '../../signed-in'

export const accountResolvers = {
  Query: {
    sessions: (_, __, { viewer, ownSessions }) => ownSessions.list(signedIn(viewer)),
    accountExport: (_, __, { viewer, account }) => account.everythingAbout(signedIn(viewer)),
  },
  Mutation: {
    updateProfile: (_, { input }, { viewer, account }) => account.updateProfile(signedIn(viewer), input),
    changePassword: (_, { input }, { viewer, account }) => account.changePassword(signedIn(viewer), input),
    requestEmailChange: (_, { input }, { viewer, account }) => account.requestEmailChange(signedIn(viewer), input),
    confirmEmailChange: (_, { token }, { account }) => account.confirmEmailChange(token),
    requestPasswordReset: (_, { email }, { account }) => account.requestPasswordReset(email),
    resetPassword: (_, { input }, { account }) => account.resetPassword(input),
    endSession: (_, { id }, { viewer, ownSessions }) => ownSessions.end(signedIn(viewer), id),
    endOtherSessions: (_, __, { viewer, ownSessions }) => ownSessions.endOthers(signedIn(viewer)),
    deleteAccount: (_, { input }, { viewer, account }) => account.deleteAccount(signedIn(viewer), input.password),
  },
  Session: {
    current: (session, _, { ownSessions }) => ownSessions.isCurrent(session),
  },
} satisfies ModuleResolvers
