import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'

export const sessionResolvers = {
  Query: {
    sampleAccounts: (_, __, { sessions }) => sessions.sampleAccounts(),
    sessions: (_, __, { viewer, sessions }) => sessions.own(signedIn(viewer)),
  },
  Mutation: {
    login: (_, { input }, { loginCommands }) => loginCommands.login(input),
    socialLogin: (_, { input }, { socialLogin }) => socialLogin.begin(input),
    register: (_, { input }, { registrationCommands }) => registrationCommands.register(input),
    logout: (_, __, { loginCommands }) => loginCommands.logout(),
    endSession: (_, { id }, { viewer, sessionCommands }) => sessionCommands.end(signedIn(viewer), id),
    endOtherSessions: (_, __, { viewer, sessionCommands }) => sessionCommands.endOthers(signedIn(viewer)),
  },
} satisfies ModuleResolvers
