import type { ModuleResolvers } from '../../resolver-types'

export const sessionResolvers = {
  Query: {
    sampleAccounts: (_, __, { sampleAccounts }) => [...sampleAccounts],
  },
  Mutation: {
    login: (_, { input }, { signIn }) => signIn.login(input),
    socialLogin: (_, { input }, { social }) => social.begin(input),
    register: (_, { input }, { signIn }) => signIn.register(input),
    logout: (_, __, { signIn }) => signIn.logout(),
  },
} satisfies ModuleResolvers
