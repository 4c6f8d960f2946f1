import type { UserRow } from '../../database/tables'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'

/** What an account and its public profile resolve alike. */
const profile = {
  company: ({ id }, _, { company }) => company.ownedBy(id),
} satisfies ModuleResolvers['Profile'] & ModuleResolvers['User']

export const userResolvers = {
  Query: {
    viewer: (_, __, { viewer }) => viewer,
    users: (_, { filter, sort, first, after }, { user }) => user.page({ filter, sort, first, after }),
  },
  Profile: profile,
  User: {
    ...profile,
    hasPassword: ({ passwordHash }) => passwordHash !== null,
    lastSeenAt: ({ id }, _, { session }) => session.lastUsedBy(id),
  },
  UserConnection: connectionResolvers<UserRow>(),
} satisfies ModuleResolvers
