import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'

export const sessionResolvers = {
  Query: {
    sampleAccounts: (_, __, { sessions }) => sessions.sampleAccounts(),
    sessions: (_, __, { viewer, ownSessions }) => ownSessions.list(signedIn(viewer)),
  },
  Mutation: {
    login: (_, { input }, { loginCommands }) => loginCommands.login(input),
    socialLogin: (_, { input }, { socialLogin }) => socialLogin.begin(input),
    register: (_, { input }, { registrationCommands }) => registrationCommands.register(input),
    logout: (_, __, { loginCommands }) => loginCommands.logout(),
    endSession: (_, { id }, { viewer, ownSessions }) => ownSessions.end(signedIn(viewer), id),
    endOtherSessions: (_, __, { viewer, ownSessions }) => ownSessions.endOthers(signedIn(viewer)),
  },
} satisfies ModuleResolvers
