import { signedIn } from '../../api/access-guard'
import type { ModuleResolvers } from '../../api/resolver-types'

export const sessionResolvers = {
  Query: {
    sampleAccounts: (_, __, { sessions }) => sessions.sampleAccounts(),
    sessions: (_, __, { viewer, ownSessions }) => ownSessions.list(signedIn(viewer)),
  },
  Mutation: {
    login: (_, { input }, { sessionCommands }) => sessionCommands.login(input),
    socialLogin: (_, { input }, { socialLogin }) => socialLogin.begin(input),
    register: (_, { input }, { sessionCommands }) => sessionCommands.register(input),
    logout: (_, __, { sessionCommands }) => sessionCommands.logout(),
    endSession: (_, { id }, { viewer, ownSessions }) => ownSessions.end(signedIn(viewer), id),
    endOtherSessions: (_, __, { viewer, ownSessions }) => ownSessions.endOthers(signedIn(viewer)),
  },
} satisfies ModuleResolvers
